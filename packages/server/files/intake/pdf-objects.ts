import { pdfActNames } from './pdf-acts'

/**
 * Source of `carriesAct(file)`, for the thread that draws a page: whether the objects of a PDF name an act, also where a name is
 * spelled in numbers (ISO 32000-1 7.3.5) or the object lies compressed in an object stream (7.5.7). Streams of another filter and those of an encrypted file are not looked into.
 */
export const carriesActScript = `
const { inflateSync, constants } = require('node:zlib')
const acts = /\\/(${pdfActNames.join('|')})/i
const named = text => text.replace(/#([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(parseInt(code, 16)))
const [piece, overlap, longestDictionary, longestObjects] = [1_000_000, 64, 2_000, 30_000_000]
const inflated = bytes => {
  try {
    return inflateSync(bytes, { maxOutputLength: longestObjects, finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1')
  } catch (error) {
    if (error.code === 'ERR_BUFFER_TOO_LARGE') throw error
    return ''
  }
}
const carriesAct = file => {
  for (let at = 0; at < file.length; at += piece)
    if (acts.test(named(file.toString('latin1', at, at + piece + overlap)))) return true
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    const before = named(file.toString('latin1', Math.max(0, at - longestDictionary), at))
    // The end of a stream, or a stream of another kind.
    if (!before.slice(before.lastIndexOf('obj')).includes('/ObjStm')) continue
    const begin = at + 6 + (file[at + 6] === 13 ? 1 : 0) + 1
    if (acts.test(named(inflated(file.subarray(begin))))) return true
  }
  return false
}
`
