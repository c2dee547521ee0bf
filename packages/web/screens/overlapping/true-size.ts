import { paintSvg } from '@sella/drawing/scene/paint-svg'
import { overlapCanvas } from '@sella/drawing/tracing/overlap-parts'
import { useWords } from '../../words/i18n'
import { allSeen } from './look'
import { sceneOf } from './overlap-drawing'
import { dayOf } from './record-words'
import { type Table, useTable } from './table'

const fonts = '"IBM Plex Sans", "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif'

/** Length of the bar by which a reader checks the print, mm. */
const barMm = 50

/** One registration on paper at its true size: the width of the picture in mm is its width in canvas units over the scale. */
const pageOf = (table: Table, method: Table['methods'][number]): string => {
  const scene = sceneOf(table.overlays[method], allSeen(table.look), { colourOf: table.colourOn('light'), pixel: 1 })
  const { width, height } = overlapCanvas[method]
  const perMm = scene.toCanvas.a
  const svg = paintSvg(scene, { fonts, sized: false }).replace(
    '<svg ',
    `<svg style="width:${width / perMm}mm;height:${height / perMm}mm" `,
  )
  return `<section><h1>${method.toUpperCase()}</h1>${svg}</section>`
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, one => `&#${one.charCodeAt(0)};`)

const documentOf = (table: Table, words: { readonly title: string; readonly bar: string }): string => {
  const records = table.chosen.map(({ record }) => dayOf(record)).join(' · ')
  const style = `@page{size:A4;margin:10mm}body{font:11px ${fonts};color:#14191c}section{break-after:page}h1{font-size:13px;margin:0}svg{display:block}i{display:block;width:${barMm}mm;height:2mm;border:solid #14191c;border-width:0 .3mm .3mm}`
  const head = `<p>${escaped(`${table.patient.name} ${table.patient.caseNo} · ${records}`)}</p><i></i><p>${escaped(words.bar)}</p>`
  return `<!doctype html><title>${escaped(words.title)}</title><style>${style}</style>${head}${table.methods.map(method => pageOf(table, method)).join('')}`
}

/** Prints the registrations at true size from a hidden frame, with a bar to check that the printer did not scale. */
export const useTrueSize = () => {
  const { t } = useWords()
  const table = useTable()
  return () => {
    const frame = document.createElement('iframe')
    frame.style.cssText = 'position:fixed;left:-200vw;top:0;width:794px;height:1123px;border:0'
    frame.srcdoc = documentOf(table, { title: t('overlap.print'), bar: t('overlap.bar', { mm: barMm }) })
    frame.onload = () => {
      window.addEventListener('focus', () => window.setTimeout(() => frame.remove(), 100), { once: true })
      frame.contentWindow?.focus()
      frame.contentWindow?.print()
    }
    document.body.append(frame)
  }
}
