import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOrderOf, readTableDay } from '../patient/typed-day'
import { columnsOf, isHeading, patientOfLine } from './columns'
import { readCsv } from './csv'

describe('a text table', () => {
  it('is parted by what parts its first line; quotes keep signs, breaks and quotes', () => {
    expect(readCsv('a,b\r\n"1,2","x ""y""\nz"\r\n', 10)).toEqual([
      ['a', 'b'],
      ['1,2', 'x "y"\nz'],
    ])
    expect(readCsv('姓名;备注\n张三;"a;b"', 10)).toEqual([
      ['姓名', '备注'],
      ['张三', 'a;b'],
    ])
    expect(readCsv('\uFEFFa\tb\rc\td', 10)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
  })
  it('without content has no lines, and only so many are read', () => {
    expect([readCsv('', 9), readCsv('\n , \n', 9), readCsv('a\nb\nc', 2)]).toEqual([[], [], [['a'], ['b']]])
    expect(readCsv('a\n"never closed', 9)).toEqual([['a'], ['never closed']])
  })
  it('law: what is written by the rules is read as it was', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '王', ',', ';', '"', '\n', '\t', ' ') })
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(table, lines => {
        const kept = lines.filter(line => line.some(text => text.trim() !== ''))
        const written = lines.map(line => line.map(text => `"${text.replaceAll('"', '""')}"`).join(',')).join('\r\n')
        expect(readCsv(written, 99)).toEqual(kept)
      }),
    )
  })
})

describe('columns', () => {
  it('are known by their headings in both languages, each field once; the rest goes to the notes', () => {
    expect(columnsOf(['姓名', '病历号', '性别', '出生日期(年-月-日)', '手机号', '诊断', '备注', ''])).toEqual([
      'name',
      'number',
      'sex',
      'birthday',
      'phone',
      'notes',
      'notes',
      'ignored',
    ])
    expect(columnsOf(['Last Name', 'First_Name', 'Patient ID', 'DOB', 'Gender', 'Mobile', 'Name', 'Phone'])).toEqual([
      'familyName',
      'givenName',
      'number',
      'birthday',
      'sex',
      'phone',
      'name',
      'notes',
    ])
    expect([isHeading(['导出', '2024']), isHeading(['姓名', '电话']), isHeading(['姓名'])]).toEqual([false, true, true])
  })

  const read = (headings: readonly string[], cells: readonly string[], order = 'ymd' as const) =>
    patientOfLine(cells, { headings, fields: columnsOf(headings), order })

  it('a line becomes a patient; nothing it says is lost', () => {
    expect(read(['姓名', '性别', '出生日期', '诊断', '备注'], ['张三', '男', '2009年4月5日', '安氏II类', '怕疼'])).toMatchObject({
      ...{ name: '张三', sex: 'male', birthday: '2009-04-05', notes: '诊断: 安氏II类\n怕疼', faults: [] },
    })
    expect(read(['Last name', 'First name'], ['Smith', 'Anna']).name).toBe('Anna Smith')
    expect(read(['姓', '名'], ['陈', '宇桐']).name).toBe('陈宇桐')
  })

  it('a sex as a digit and a day of two readings are not guessed: they are faults and stay in the notes', () => {
    const line = read(['姓名', '性别', '生日'], ['张三', '1', '03/04/2009'])
    expect(line).toMatchObject({ sex: null, birthday: null, notes: '性别: 1\n生日: 03/04/2009' })
    expect(line.faults.map(({ fault }) => fault)).toEqual(['birthday', 'sex'])
    expect(read(['姓名', '性别', '生日'], ['张三', '未知', '']).faults).toEqual([])
  })
})

describe('days of a table', () => {
  it('tell by themselves whether day or month comes first, or do not', () => {
    expect(dayOrderOf(['2009-04-05', ''])).toBe('ymd')
    expect(dayOrderOf(['03/04/2009', '25/12/2010'])).toBe('dmy')
    expect(dayOrderOf(['03/04/2009', '12/25/2010'])).toBe('mdy')
    expect([dayOrderOf(['03/04/2009']), dayOrderOf(['25/12/2009', '12/25/2010'])]).toEqual([null, null])
  })
  it('are read in that order, the clock left out; none that does not exist', () => {
    expect(readTableDay('03/04/2009', 'dmy')).toBe('2009-04-03')
    expect(readTableDay('03/04/2009', 'mdy')).toBe('2009-03-04')
    expect(readTableDay('2009/4/5 0:00:00', 'dmy')).toBe('2009-04-05')
    expect(readTableDay('5 Apr 2009', 'mdy')).toBe('2009-04-05')
    expect(readTableDay('２００９年４月５日', 'ymd')).toBe('2009-04-05')
    expect([readTableDay('31/02/2009', 'dmy'), readTableDay('39938', 'ymd'), readTableDay('5/4/09', 'dmy')]).toEqual([
      null,
      null,
      null,
    ])
  })
})
