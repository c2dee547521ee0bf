import { digitizationSetting } from '@sella/contract/documents/digitization-setting'
import { withKeys } from '@sella/contract/documents/setting'
import { type Colours, defaultColours } from '@sella/drawing/tracing/colours'
import { changeableOverlapColours } from '@sella/drawing/tracing/overlap-colours'
import { Button, ColorPicker } from 'antd'
import { useState } from 'react'
import { useChangeSetting } from '../../../api/change-setting'
import { useStore } from '../../../editor/use-store'
import { FormModal } from '../../../form-draft/form-dialog'
import { useToast } from '../../../parts/toast'
import { message, refusal, textOf } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'
import { useDialogs } from '../dialogs'
import { colourKeys } from './colours'
import styles from './settings.module.css'

interface SwatchProps {
  readonly label: string
  readonly colour: string
  readonly take: (colour: string) => void
}

/** A colour as a button: the picker opens by pointer and keyboard. */
const Swatch = ({ label, colour, take }: SwatchProps) => (
  <ColorPicker disabledAlpha value={colour} onChangeComplete={next => take(next.toHexString())}>
    <button type="button" className={styles.swatch} aria-label={`${label} ${colour}`} title={colour}>
      <i style={{ background: colour }} />
    </button>
  </ColorPicker>
)

const Pickers = ({ colours, take }: { readonly colours: Colours; readonly take: (colours: Colours) => void }) => {
  const { t } = useWords()
  const overlap = t('workbench.colour.overlapColors')
  const records = changeableOverlapColours(colours.overlapColors)
  return (
    <>
      {colourKeys.map(key => (
        <div key={key} className={styles.colour}>
          {t(`workbench.colour.${key}`)}
          <Swatch
            label={t(`workbench.colour.${key}`)}
            colour={colours[key]}
            take={colour => take({ ...colours, [key]: colour })}
          />
        </div>
      ))}
      <div className={styles.overlapColours}>
        {overlap}
        <span className={styles.colours}>
          {records.map((colour, index) => (
            <Swatch
              // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is the colour's identity
              key={index}
              label={`${overlap} ${index + 1}`}
              colour={colour}
              take={next => take({ ...colours, overlapColors: records.with(index, next) })}
            />
          ))}
        </span>
      </div>
    </>
  )
}

const same = (a: Colours, b: Colours): boolean => JSON.stringify(a) === JSON.stringify(b)

const Dialog = ({ close }: { readonly close: () => void }) => {
  const { t, lang } = useWords()
  const desk = useDesk()
  const colours = useStore(desk.colours, c => c)
  const [before] = useState(colours)
  const toast = useToast()
  const saving = useChangeSetting(digitizationSetting.name)
  // Awaited, since the panel may be closed before the reply. The film then follows what was stored.
  const save = async (): Promise<void> => {
    try {
      await saving.mutateAsync(stored => withKeys(stored, colours))
      desk.colours.set(colours)
      toast({ kind: 'done', title: message('COLOURS_SAVED', lang) })
      desk.dialog.set(open => (open === 'colour' ? null : open))
    } catch (error) {
      toast({ kind: 'error', title: refusal('COLOURS_FAILED', lang), text: textOf(error, lang) })
    }
  }
  const leave = () => {
    desk.colours.set(before)
    close()
  }
  const footer = () => [
    <Button key="reset" onClick={() => desk.colours.set(defaultColours)}>
      {t('workbench.colour.reset')}
    </Button>,
    <Button key="save" type="primary" loading={saving.isPending} disabled={same(colours, before)} onClick={() => void save()}>
      {t('app.save')}
    </Button>,
  ]
  return (
    <FormModal
      typed={!same(colours, before)}
      close={leave}
      beside
      width={416}
      title={t('workbench.colour.title')}
      style={{ top: 72, marginInlineEnd: 24 }}
      footer={footer}
    >
      <Pickers colours={colours} take={next => desk.colours.set(next)} />
    </FormModal>
  )
}

/** The doctor's own colours; the film shows them at once, closing without saving asks, and restores the saved ones. */
export const ColourPanel = () => {
  const { open, close } = useDialogs()
  return open === 'colour' ? <Dialog close={close} /> : null
}
