import { asDemo, tracedRecord } from '../e2e/demo'
import { startProduct } from '../e2e/product'
import { figure, percentile, timed } from './figures'

/** One analysis page over the wire: evaluate, draw, embed film and fonts. */
const product = await startProduct({ demo: true })
try {
  const doctor = await asDemo(product)
  const { recordUuid } = await tracedRecord(doctor)
  let bytes = 0
  const samples = await timed(
    12,
    async () => {
      const reply = await doctor.raw('reportAnalysis', {
        recordUuid,
        analysis: 'Steiner+Wits',
        dentition: 'permanent',
        lang: 'zh',
        today: '2026-11-21',
      })
      bytes = (await reply.arrayBuffer()).byteLength
      if (!reply.ok) throw new Error(`the report was refused with ${reply.status}`)
    },
    2,
  )
  figure('pdf.one.ms', percentile(samples, 0.5), 'ms')
  figure('pdf.one.kb', bytes / 1024, 'KB')
} finally {
  await product.close()
}
