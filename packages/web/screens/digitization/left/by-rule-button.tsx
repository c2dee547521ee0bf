import type { PointName } from '@sella/ceph/data/point-name'
import { Button } from 'antd'
import { Key } from '../../../parts/key'
import { useWords } from '../../../words/i18n'
import { byRuleKey, useByRule } from './by-rule'

/** Takes the point in hand from the film's edge, where its definition is of an edge. */
export const ByRuleButton = ({ name }: { readonly name: PointName }) => {
  const { t } = useWords()
  const { inHand, can, take } = useByRule()
  if (inHand !== name || !can(name)) return null
  return (
    <Button size="small" onClick={take}>
      {t('bench.byRule.take')}
      <Key>{byRuleKey}</Key>
    </Button>
  )
}
