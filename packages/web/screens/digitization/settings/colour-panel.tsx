import { type Colours, defaultColours } from '@sella/drawing/tracing/colours'
import { Button, ColorPicker, Modal } from 'antd'
import { useState } from 'react'
import { useSaveSetting } from '../../../api/queries'
import { useStore } from '../../../editor/store'
import { useToast } from '../../../parts/toast'
import { message, refusal, textOf } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'
import { useDialogs } from '../dialogs'
import { colourKeys, colourSetting } from './colours'
import styles from './settings.module.css'

const Pickers = ({ colours, take }: { readonly colours: Colours; readonly take: (colours: Colours) => void }) => {
  const { t } = useWords()
  const nth = (index: number, colour: string) =>
    take({ ...colours, overlapColors: colours.overlapColors.map((old, i) => (i === index ? colour : old)) })
  return (
    <>
      {colourKeys.map(key => (
        <div key={key} className={styles.colour}>
          {t(`workbench.colour.${key}`)}
          <ColorPicker
            size="small"
            disabledAlpha
            value={colours[key]}
            onChangeComplete={colour => take({ ...colours, [key]: colour.toHexString() })}
          />
        </div>
      ))}
      <div className={styles.colour} style={{ height: 'auto', marginTop: 6, alignItems: 'start' }}>
        {t('workbench.colour.overlapColors')}
        <span className={styles.colours}>
          {colours.overlapColors.map((colour, index) => (
            <ColorPicker
              // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is the colour's identity
              key={index}
              size="small"
              disabledAlpha
              value={colour}
              onChangeComplete={next => nth(index, next.toHexString())}
            />
          ))}
        </span>
      </div>
    </>
  )
}

const Dialog = ({ close }: { readonly close: () => void }) => {
  const { t, lang } = useWords()
  const desk = useDesk()
  const colours = useStore(desk.colours, c => c)
  const [before] = useState(colours)
  const toast = useToast()
  const saving = useSaveSetting(colourSetting)
  const save = () =>
    saving.mutate(JSON.stringify(colours), {
      onSuccess: () => {
        toast({ kind: 'done', title: message('COLOURS_SAVED', lang) })
        close()
      },
      onError: error => toast({ kind: 'error', title: refusal('COLOURS_FAILED', lang), text: textOf(error, lang) }),
    })
  const leave = () => {
    desk.colours.set(before)
    close()
  }
  const footer = [
    <Button key="reset" onClick={() => desk.colours.set(defaultColours)}>
      {t('workbench.colour.reset')}
    </Button>,
    <Button key="save" type="primary" loading={saving.isPending} onClick={save}>
      {t('app.save')}
    </Button>,
  ]
  return (
    <Modal
      open
      width={416}
      title={t('workbench.colour.title')}
      onCancel={leave}
      mask={false}
      style={{ top: 72, marginInlineEnd: 24 }}
      footer={footer}
    >
      <Pickers colours={colours} take={next => desk.colours.set(next)} />
    </Modal>
  )
}

/** The doctor's own colours; the film shows them at once, closing without saving takes the saved ones back. */
export const ColourPanel = () => {
  const { open, close } = useDialogs()
  return open === 'colour' ? <Dialog close={close} /> : null
}
