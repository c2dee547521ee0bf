import { describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { decodedText } from './decoded-text'
import { readTable } from './table-file'
import { unpackedSize } from './unpacked-size'

/** 姓名,电话 / 张三,1 in GB18030. */
const gb = Uint8Array.of(0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0xb5, 0xe7, 0xbb, 0xb0, 0x0a, 0xd5, 0xc5, 0xc8, 0xfd, 0x2c, 0x31)

const xlsx = async (rows: readonly (readonly unknown[])[]): Promise<Uint8Array> => {
  const cells = rows.map(row =>
    row.map(value => ({ value, ...(value instanceof Date ? { type: Date, format: 'yyyy-mm-dd' } : {}) })),
  )
  return new Uint8Array(await (await writeXlsxFile(cells as never)).toBuffer())
}
const blob = (bytes: Uint8Array | string) => new Blob([bytes as Uint8Array<ArrayBuffer>])

describe('a table of patients', () => {
  it('is read in UTF-8, UTF-16 and GB18030', async () => {
    expect(decodedText(gb)).toBe('姓名,电话\n张三,1')
    expect(decodedText(new TextEncoder().encode('姓名'))).toBe('姓名')
    expect(decodedText(Uint8Array.of(0xff, 0xfe, 0x1f, 0x67))).toBe('期')
    expect(await readTable(blob(gb))).toEqual({
      lines: [
        ['姓名', '电话'],
        ['张三', '1'],
      ],
      more: false,
      fault: null,
    })
  })

  it('is read from XLSX whatever its name, days as days and numbers as numbers', async () => {
    const bytes = await xlsx([
      ['姓名', '生日', '病历号'],
      ['张三', new Date(Date.UTC(2009, 3, 5)), 1001],
    ])
    expect(await readTable(blob(bytes))).toEqual({
      ...{
        lines: [
          ['姓名', '生日', '病历号'],
          ['张三', '2009-04-05', '1001'],
        ],
        more: false,
        fault: null,
      },
    })
  })

  it('keeps the leading zeros that Excel shows of a number by its format, and gives none to another', async () => {
    const zeros = (value: number, format?: string) => ({ value, type: Number, ...(format ? { format } : {}) })
    const cells = [
      [null, null, null],
      [{ value: '姓名' }, { value: '病历号' }, { value: '电话' }],
      [{ value: '张三' }, zeros(12, '0000'), zeros(571_555_010, '000000000000')],
      [{ value: '李四' }, zeros(12345, '0000'), zeros(7)],
      [{ value: '王五' }, null, zeros(0.5, '0.00')],
      [{ value: '赵六' }, { value: '0007' }, zeros(-3, '000')],
    ]
    const read = await readTable(blob(new Uint8Array(await (await writeXlsxFile(cells as never)).toBuffer())))
    expect(read.fault === null && read.lines.slice(1)).toEqual([
      ['张三', '0012', '000571555010'],
      ['李四', '12345', '7'],
      ['王五', '', '0.5'],
      ['赵六', '0007', '-3'],
    ])
    const formats = ['000000_ ', '00;-00', '0', '0.00', '0000-00', '#,##0', '0000']
    const row = [{ value: '名' }, ...formats.map(format => zeros(5, format))]
    const each = await readTable(blob(new Uint8Array(await (await writeXlsxFile([cells[1], row] as never)).toBuffer())))
    expect(each.fault === null && each.lines[1]).toEqual(['名', '000005', '05', '5', '5', '5', '5', '0005'])
  })

  it('says what it is not: no table, too much, an old format, a broken archive', async () => {
    const faultOf = async (bytes: Uint8Array | string) => (await readTable(blob(bytes))).fault
    expect(await faultOf('')).toBe('empty')
    expect(await faultOf('姓名\n')).toBe('empty')
    expect(await faultOf(Uint8Array.of(0, 1, 2, 3, 255, 254, 0))).toBe('unreadable')
    expect(await faultOf(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0))).toBe('oldExcel')
    expect(await faultOf('x'.repeat(5_000_001))).toBe('tooLarge')
    const whole = await xlsx([['姓名'], ['张三']])
    expect(await faultOf(whole.slice(0, whole.length - 40))).toBe('unreadable')
  })

  it('is not called unreadable where the program that reads it could not be fetched', async () => {
    const bytes = await xlsx([['姓名'], ['张三']])
    expect(await readTable(blob(bytes), () => Promise.reject(new Error('away')))).toEqual({ fault: 'noReader' })
  })

  it('is not unpacked where it would become far larger than it is', async () => {
    const bytes = await xlsx([['姓名'], ['张三']])
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    expect(unpackedSize(view)).toBeGreaterThan(1000)
    const entry = bytes.findIndex((_, i) => i + 4 < bytes.length && view.getUint32(i, true) === 0x02014b50)
    view.setUint32(entry + 24, 2_000_000_000, true)
    expect(await readTable(blob(bytes))).toEqual({ fault: 'tooLarge' })
  })

  it('has only so many lines, and says that there are more', async () => {
    const read = await readTable(blob(`a,b\n${'1,2\n'.repeat(5006)}`))
    expect(read.fault === null && [read.lines.length, read.more]).toEqual([5001, true])
  })
})
