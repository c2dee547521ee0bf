import { writeFile } from 'node:fs/promises'
import { evaluate } from '@sella/ceph/analysis/evaluate'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { showNorm } from '@sella/ceph/measure/display'
import { unitSigns } from '@sella/ceph/unit'
import { makePhantom } from '@sella/drawing/phantom/phantom'
import { paintSvg } from '@sella/drawing/scene/paint-svg'
import { defaultColours } from '@sella/drawing/tracing/colours'
import { defaultShow } from '@sella/drawing/tracing/show'
import { tracingScene } from '@sella/drawing/tracing/tracing-scene'
import sharp from 'sharp'
import { phantomTracing } from './phantom-case'

/** Draws the home page's picture from the synthetic film with the product's own engine: `npx tsx packages/web/testing/draw-home.ts`. */
const place = (name: string): URL => new URL(`../screens/home/picture/${name}`, import.meta.url)

/** px on the page; the picture is stored at twice that. */
const shownWidth = 486

const draw = async (): Promise<void> => {
  const phantom = makePhantom({ seed: 11, width: 1400, skeletalClass: 'II', vertical: 'high', ageYears: 16 })
  const { width, height, pixels } = phantom
  const analysis = builtInAnalyses.find(method => method.name === 'ABO')
  if (!analysis) throw new Error('no ABO')
  const tracing = phantomTracing(phantom)
  const evaluation = evaluate(tracing, analysis, { dentition: 'permanent', sex: 'male' })
  await sharp(Buffer.from(pixels), { raw: { width, height, channels: 1 } })
    .resize({ width: shownWidth * 2 })
    .jpeg({ quality: 74, mozjpeg: true })
    .toFile(place('film.jpg').pathname)
  const scene = tracingScene({
    ...{ width, height, tracing, evaluation, analysis, colours: defaultColours, lang: 'zh', theme: 'dark' },
    show: { ...defaultShow, ruler: false },
    pixel: width / shownWidth,
    estimatedOutlines: true,
    mostLabels: 5,
    highlight: { kind: 'item', name: 'ANB' },
  })
  const svg = paintSvg(scene, { fonts: 'sans-serif', sized: false }).replace(/\d+\.\d{2,}/g, number =>
    String(Math.round(Number(number) * 10) / 10),
  )
  await writeFile(place('tracing.svg'), svg.replace('>', '><title>Sella</title>'))
  const rows = evaluation.rows.map(row => ({
    item: row.item,
    name: row.name,
    norm: showNorm(row.norm),
    shown: row.shown,
    unit: unitSigns[row.unit],
    class: row.class,
    stars: row.stars,
    /** Standard deviations from the mean. */
    away: row.norm && row.difference !== null && row.norm.sd > 0 ? Math.round((row.difference / row.norm.sd) * 100) / 100 : null,
  }))
  await writeFile(place('rows.json'), `${JSON.stringify({ width, height, rows }, null, 2)}\n`)
  process.stdout.write(`${rows.map(row => `${row.item} ${row.shown}${row.unit} ${row.class}`).join('\n')}\n`)
}

await draw()
