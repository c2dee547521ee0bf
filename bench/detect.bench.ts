import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDetector } from '@sella/detect/onnx-node'
import { makePhantom } from '@sella/drawing/phantom/phantom'
import { greyPixels } from '@sella/server/detection/film'
import sharp from 'sharp'
import { root } from '../e2e/product'
import { figure, percentile, timed } from './figures'

/** A film of 1935x2400 as JPEG: decoded, read and answered, two threads. */
const folder = join(root, 'packages/detect/models')
const scratch = await mkdtemp(join(tmpdir(), 'sella-bench-'))
const place = join(scratch, 'film.jpg')
const { pixels, width, height } = makePhantom({ seed: 3 })
await writeFile(
  place,
  await sharp(pixels, { raw: { width, height, channels: 1 } })
    .jpeg({ quality: 90 })
    .toBuffer(),
)

const began = performance.now()
const detector = await openDetector({ threads: 2, folder })
figure('detect.start.ms', performance.now() - began, 'ms')
const samples = await timed(10, async () => detector.detect(await greyPixels(place)), 2)
figure('detect.ms', percentile(samples, 0.5), 'ms')
figure('detect.rss.mb', process.memoryUsage().rss / 1e6, 'MB')
const sizes = await Promise.all((await readdir(folder)).map(async name => (await stat(join(folder, name))).size))
figure('detect.model.mb', sizes.reduce((sum, size) => sum + size, 0) / 1e6, 'MB')
await rm(scratch, { recursive: true, force: true })
