import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { exported, fullAccount, textsOf } from '../testing/archives'
import { startBench, type TestBench, type Visitor } from '../testing/bench'
import { picture } from '../testing/samples'
import { lists } from './format'
import { importAccount } from './import'

let bench: TestBench
let doctor: Visitor
let good: ReadonlyMap<string, string | Buffer>

beforeAll(async () => {
  bench = await startBench(null)
  const first = await bench.doctor()
  await fullAccount(first)
  good = new Map([...(await textsOf(await exported(bench, first)))].filter(([name]) => !name.startsWith('originals/')))
  await first.call('accountDelete', { password: 'correct horse' })
  doctor = await bench.doctor()
})
afterAll(() => bench.close())

const zipped = (files: ReadonlyMap<string, string | Buffer>, compress = true): Promise<Buffer> => {
  const zip = new ZipFile()
  for (const [name, content] of files) zip.addBuffer(Buffer.from(content), name, { compress })
  zip.end()
  return buffer(zip.outputStream as NodeJS.ReadableStream)
}

const empty = (): Map<string, string | Buffer> =>
  new Map([
    ['manifest.json', good.get('manifest.json') ?? ''],
    ['account.json', good.get('account.json') ?? ''],
    ...['patients', 'records', 'analyses', 'settings', 'overlaps'].map(name => [`${name}.json`, '[]\n'] as const),
  ])

const refusal = async (file: Buffer): Promise<string> => {
  const place = join(bench.folder, 'hostile.zip')
  await writeFile(place, file)
  const { userId } = await doctor.call('cUserInfo', {})
  return importAccount(bench.server.ports, { doctor: userId, place }).then(
    () => 'DONE',
    error => String(error.code),
  )
}

const inBuffer = (file: Buffer, from: string, to: string): Buffer =>
  Buffer.from(file.toString('latin1').replaceAll(from, to), 'latin1')

test('an empty account is a good archive', async () => {
  expect(await refusal(await zipped(empty()))).toBe('DONE')
})

test('what is no archive, cut off, of another kind or of another version is refused', async () => {
  const whole = await zipped(empty())
  expect(await refusal(Buffer.from('hello'))).toBe('ARCHIVE_NO_ZIP')
  expect(await refusal(whole.subarray(0, whole.length / 2))).toBe('ARCHIVE_NO_ZIP')
  expect(await refusal(await zipped(new Map([['manifest.json', '{}']])))).toBe('ARCHIVE_INVALID')
  const version = (text: string) => zipped(empty().set('manifest.json', text))
  expect(await refusal(await version('{"format":"sella-account","version":2}'))).toBe('ARCHIVE_VERSION')
  expect(await refusal(await version('{"format":"other","version":1}'))).toBe('ARCHIVE_INVALID')
})

test('names that lead out of the archive, unknown names and doubles are refused', async () => {
  const name = `originals/${'a'.repeat(64)}.jpg`
  const file = await zipped(empty().set(name, await picture()))
  // A name that leads outside spoils the whole directory; any other is refused by its own name.
  for (const [evil, code] of [
    [`../../../${'a'.repeat(69)}`, 'ARCHIVE_NO_ZIP'],
    [`/${'a'.repeat(77)}`, 'ARCHIVE_NO_ZIP'],
    [`C:\\${'a'.repeat(75)}`, 'ARCHIVE_NO_ZIP'],
    [`originals/../${'b'.repeat(65)}`, 'ARCHIVE_NO_ZIP'],
    ['account.json'.padEnd(78, 'x'), 'ARCHIVE_INVALID'],
  ] as const) {
    const to = evil.slice(0, name.length).padEnd(name.length, 'x')
    expect([evil, await refusal(inBuffer(file, name, to))]).toEqual([evil, code])
  }
  const doubled = inBuffer(await zipped(empty()), 'settings.json', 'analyses.json')
  expect(await refusal(doubled)).toBe('ARCHIVE_INVALID')
})

test('a bomb is refused before it is unpacked, and a bit that fell over is found', async () => {
  expect(await refusal(await zipped(empty().set('measurements.csv', Buffer.alloc(50_000_000))))).toBe('ARCHIVE_INVALID')
  expect(await refusal(await zipped(empty().set('patients.json', `[${' '.repeat(900_000)}\n]`)))).toBe('DONE')
  const stored = await zipped(
    empty().set('settings.json', '[\n{"name":"x","content":"{}","updatedAt":"2026-01-01T00:00:00.000Z"}\n]\n'),
    false,
  )
  expect(await refusal(inBuffer(stored, '"content":"{}"', '"content":"[]"'))).toBe('ARCHIVE_INVALID')
})

test('rows that the wire would refuse, or that do not fit together, are refused whole', async () => {
  const patients = good.get('patients.json') as string
  const records = good.get('records.json') as string
  const all = () => new Map(good)
  const cases: readonly (readonly [string, Map<string, string | Buffer>])[] = [
    ['a record without its case', all().set('patients.json', '[]\n').set('overlaps.json', '[]\n')],
    ['an overlap without its case', empty().set('overlaps.json', good.get('overlaps.json') ?? '')],
    ['a record without its originals', all()],
    ['a field nobody knows', empty().set('patients.json', patients.replaceAll('"phone"', '"fone"'))],
    ['a prototype', empty().set('patients.json', patients.replace('"phone":null', '"__proto__":{"x":1}'))],
    ['a name too long', empty().set('patients.json', patients.replace('王小明', '王'.repeat(101)))],
    ['no JSON', empty().set('patients.json', '[\n{"uuid"\n]\n')],
    ['points off the image', all().set('records.json', records.replace('\\"x\\":20', '\\"x\\":1e9'))],
    [
      'two cases with one uuid',
      empty().set(
        'patients.json',
        `[\n${patients.split('\n')[1]?.replace(/,$/, '')},\n${patients.split('\n')[1]?.replace(/,$/, '')}\n]\n`,
      ),
    ],
  ]
  const ours = /^(ARCHIVE_INVALID|INPUT_INVALID|TRACING_INVALID)$/
  for (const [why, files] of cases)
    expect(`${why}: ${await refusal(await zipped(files))}`).toMatch(new RegExp(`^${why}: ${ours.source.slice(1)}`))
  expect((await doctor.call('patientGet', {})).total).toBe(0)
})

test('settings, own analyses and schemes that could not be saved here are refused by the contract’s documents', async () => {
  const at = '2026-01-01T00:00:00.000Z'
  const patients = good.get('patients.json') as string
  const cases = () => empty().set('patients.json', patients)
  const uuid = '3f0c1f0e-5b8e-4c55-9c39-111111111111'
  const texts: readonly (readonly [string, object])[] = [
    [
      'settings',
      { name: 'userSetting_OwnItems', content: '{"a":{"kind":"angle_vertex","stages":{"permanent":{"mean":1,"sd":-1}}}}' },
    ],
    ['analyses', { uuid, name: 'mine', content: '{"funcs":["SNA",7]}', createdAt: at }],
    ['overlaps', { caseUuid: JSON.parse(patients.split('\n')[1]?.replace(/,$/, '') ?? '').uuid, content: '[{"name":" "}]' }],
  ]
  for (const [name, row] of texts)
    expect(await refusal(await zipped(cases().set(`${name}.json`, `[\n${JSON.stringify({ ...row, updatedAt: at })}\n]\n`)))).toBe(
      'ARCHIVE_INVALID',
    )
})

test('a record from the future or from before birth is refused by the name of its case', async () => {
  const records = (good.get('records.json') as string).replace(/"images":\[.*\]/, '"images":[]')
  for (const day of ['2999-01-02', '2012-03-03'])
    expect(await refusal(await zipped(new Map(good).set('records.json', records.replaceAll('2026-01-02T', `${day}T`))))).toBe(
      'ARCHIVE_RECORD_DAY',
    )
})

test('an original that is not what its name says, or no picture, leaves nothing behind', async () => {
  const records = good.get('records.json') as string
  const names = [...new Set(records.match(/originals\/[0-9a-f]{64}\.\w+/g))]
  const file = await picture('jpeg', { tone: 99 })
  const withOriginals = new Map([...good, ...names.map(name => [name, file] as const)])
  expect(await refusal(await zipped(withOriginals))).toBe('ARCHIVE_INVALID')
  expect((await doctor.call('patientGet', {})).total).toBe(0)
  const left = await readdir(join(bench.folder, 'files'), { recursive: true, withFileTypes: true })
  expect(left.filter(entry => entry.isFile())).toEqual([])
})

test('a document has a number that the next of its day can follow', () => {
  const fits = (number: string): boolean =>
    !lists.documents.safeParse({ number }).error?.issues.some(({ path }) => path[0] === 'number')
  expect(['D-20260520-0007', 'D-20260520-999999999', 'D-20260520-9999999999', 'D-20260520-7'].map(fits)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
