import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayInFileName, namesPatient, readFolderName } from './folder-name'
import { readFolders } from './folders'

const nothing = { name: '', number: '', phone: '', sex: null, birthday: null, day: null }

describe('the name of a folder', () => {
  it.each([
    ['张三', { name: '张三' }],
    ['张三 1001', { name: '张三', number: '1001' }],
    ['1001张三', { name: '张三', number: '1001' }],
    ['张三_OR-2024-001_女', { name: '张三', number: 'OR-2024-001', sex: 'female' }],
    ['欧阳慕容雪诗雅 OR-20240501-0007', { name: '欧阳慕容雪诗雅', number: 'OR-20240501-0007' }],
    ['张三_OR-20240501-007_20090405', { name: '张三', number: 'OR-20240501-007', day: '2009-04-05' }],
    ['LI-20090405-1001', { name: 'LI', number: '1001', day: '2009-04-05' }],
    ['张三-1001-20090405', { name: '张三', number: '1001', day: '2009-04-05' }],
    ['张三（2009年4月5日生）', { name: '张三', birthday: '2009-04-05' }],
    ['Smith, Anna DOB 2010-02-03', { name: 'Smith Anna', birthday: '2010-02-03' }],
    ['WANG^XIAOMING=王小明', { name: 'WANG XIAOMING 王小明' }],
    ['2024-05-01 初诊', { day: '2024-05-01' }],
    ['20240501', { day: '2024-05-01' }],
    ['2024.5.1_王芳', { name: '王芳', day: '2024-05-01' }],
    ['李四 13812345678 12岁', { name: '李四', phone: '13812345678' }],
    ['姓名：李四 病历号：A77', { name: '李四', number: 'A77' }],
    ['T1', {}],
    ['2024', {}],
    ['2024年5月', {}],
    ['2024-05', {}],
    ['2024-02-30', {}],
    ['口内照', {}],
    ['X光片', {}],
    ['王医生', {}],
  ])('%s', (folder, words) => expect(readFolderName(folder)).toEqual({ ...nothing, ...words }))
})

describe('the date in a file name', () => {
  it.each([
    ['20250901 ceph.jpg', '2025-09-01'],
    ['IMG_20250901_101112.jpg', '2025-09-01'],
    ['20250901101112.png', '2025-09-01'],
    ['PXL_20250901_101112345.MP.jpg', '2025-09-01'],
    ['陈雨桐 2025-09-01 侧位.dcm', '2025-09-01'],
    ['陈雨桐 生日2013-04-06.jpg', null],
    ['IMG_0001.JPG', null],
    ['1.2.840.113619.2.55.3.20250901.jpg.dcm', null],
    ['13812345678.jpg', null],
  ])('%s', (name, day) => expect(dayInFileName(name)).toBe(day))
})

const file = (path: string, day: string | null = null) => ({ folders: path === '' ? [] : path.split('/'), day })

describe('folders of folders', () => {
  it('become patients with days by their inner folders, whatever lies around them', () => {
    const read = readFolders([
      file('老系统/张三 1001/2024-05-01 初诊'),
      file('老系统/张三 1001/2025-06-01'),
      file('老系统/李四/T1', '2023-02-03'),
      file('老系统'),
    ])
    expect(
      read?.patients.map(({ byName, files }) => [byName.name, byName.number, files.map(({ day, by }) => [day, by])]),
    ).toEqual([
      [
        '张三',
        '1001',
        [
          ['2024-05-01', 'folder'],
          ['2025-06-01', 'folder'],
        ],
      ],
      ['李四', '', [['2023-02-03', 'file']]],
    ])
    expect(read?.loose).toEqual([3])
  })

  it('lie under years or under doctors as well', () => {
    const read = readFolders([file('王医生/2023/张三'), file('王医生/2024/李四'), file('刘医生/2024/赵六')])
    expect(read?.patients.map(({ path }) => path)).toEqual(['王医生/2023/张三', '王医生/2024/李四', '刘医生/2024/赵六'])
  })

  it('one patient is no migration, and neither are the visits of one', () => {
    expect(readFolders([file('张三/2024-05-01'), file('张三/2025-05-01')])).toBeNull()
    expect(readFolders([file('2024-05-01'), file('2025-05-01')])).toBeNull()
    expect(readFolders([])).toBeNull()
  })

  it('a day long before every picture is taken for a birthday and told apart; one near them is the record’s', () => {
    const read = readFolders([file('张三 20090405', '2024-05-01'), file('李四 20240502', '2024-05-03'), file('赵六 20090405')])
    expect(read?.patients.map(({ birthday, birthdayGuessed, files }) => [birthday, birthdayGuessed, files[0]?.day])).toEqual([
      ['2009-04-05', true, '2024-05-01'],
      [null, false, '2024-05-02'],
      [null, false, '2009-04-05'],
    ])
  })

  it('a file that says another day than its folder is told', () => {
    const read = readFolders([file('张三/2024-05-01', '2024-04-30'), file('李四/2024-05-01', '2024-05-01')])
    expect(read?.patients.map(({ files }) => files[0])).toEqual([
      { index: 0, day: '2024-05-01', by: 'folder', otherDay: '2024-04-30' },
      { index: 1, day: '2024-05-01', by: 'folder', otherDay: null },
    ])
  })

  it('law: every file is a patient’s or loose, once', () => {
    const folder = fc.constantFrom('张三', '李四 7', '2024-05-01', '2024', 'T1', 'x', '…', '')
    const some = fc.array(fc.record({ folders: fc.array(folder, { maxLength: 4 }), day: fc.constantFrom(null, '2024-01-01') }))
    fc.assert(
      fc.property(some, files => {
        const read = readFolders(files)
        if (!read) return
        const places = [...read.loose, ...read.patients.flatMap(patient => patient.files.map(({ index }) => index))]
        expect(places.toSorted((a, b) => a - b)).toEqual(files.map((_, i) => i))
        for (const { path } of read.patients) expect(namesPatient(path.split('/').at(-1) ?? '')).toBe(true)
      }),
    )
  })
})
