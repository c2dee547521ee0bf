import { boltonNormNames, boltonNorms, defaultBoltonNorm } from '@sella/ceph/data/study-models/bolton'
import { boltonSourceOf, type BoltonChoice as Choice } from '@sella/ceph/study-models/bolton-norm'
import { gradeWords } from '@sella/ceph/study-models/words'
import { Button, Select } from 'antd'
import { SquarePen } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../api/clinic'
import { useWords } from '../../words/i18n'
import { OwnBoltonDialog } from './own-bolton-dialog'
import { useModelTable } from './table'
import { useOwnBolton } from './use-own-bolton'

/** Which norm the ratios are compared with: one of the tables, or the doctor's own, which is entered when it is first chosen. */
export const BoltonChoice = () => {
  const { t, lang } = useWords()
  const { analysis, desk } = useModelTable()
  const own = useOwnBolton()
  const [measures, decides] = [useMay('trace'), useMay('house')]
  const [opens, open] = useState(false)
  const { choice, table, ...norm } = analysis.boltonNorm
  const source = boltonSourceOf({ choice, table, ...norm })[lang]
  const ownOption = { value: 'own' as const, label: t(own ? 'models.ownNorm.chosen' : 'models.ownNorm.enter') }
  const options = boltonNormNames.map(value => ({ value: value as Choice, label: boltonNorms[value].name[lang] }))
  return (
    <>
      <Select<Choice>
        aria-label={t('models.norm')}
        size="small"
        value={choice}
        disabled={!measures}
        popupMatchSelectWidth={false}
        title={table ? `${source} (${gradeWords[table.grade][lang]})` : source}
        options={[...options, ...(own || decides ? [ownOption] : [])]}
        onChange={next => (next === 'own' && !own ? open(true) : desk.change({ boltonNorm: next }))}
      />
      {choice === 'own' && decides && (
        <Button
          size="small"
          type="text"
          icon={<SquarePen size={14} />}
          aria-label={t('models.ownNorm.edit')}
          title={t('models.ownNorm.edit')}
          onClick={() => open(true)}
        />
      )}
      {opens && (
        <OwnBoltonDialog
          close={() => open(false)}
          onStored={has => desk.change({ boltonNorm: has ? 'own' : defaultBoltonNorm })}
        />
      )}
    </>
  )
}
