import { expect, it } from 'vitest'
import { chosenFolder, droppedFiles, joinedDrops, looseFiles, ofOnePatient } from './dropped-files'

type Tree = File | { readonly [name: string]: Tree }

const entryOf = (name: string, tree: Tree): FileSystemEntry => {
  if (tree instanceof File)
    return {
      name,
      isFile: true,
      isDirectory: false,
      file: (done: (file: File) => void) => done(tree),
    } as unknown as FileSystemEntry
  // Browsers return a folder's entries in batches.
  const portions = Object.entries(tree).map(([inner, what]) => [entryOf(inner, what)])
  const createReader = () => ({ readEntries: (done: (some: FileSystemEntry[]) => void) => done(portions.shift() ?? []) })
  return { name, isFile: false, isDirectory: true, createReader } as unknown as FileSystemEntry
}

const transfer = (dropped: Readonly<Record<string, Tree>>): DataTransfer =>
  ({
    items: Object.entries(dropped).map(([name, tree]) => ({ kind: 'file', webkitGetAsEntry: () => entryOf(name, tree) })),
    files: Object.entries(dropped).map(([name, tree]) => (tree instanceof File ? tree : new File([], name))),
  }) as unknown as DataTransfer

const file = (name: string) => new File(['x'], name)
const names = async (dropped: Readonly<Record<string, Tree>>) =>
  (await droppedFiles(transfer(dropped))).files.map(each => each.name)

it('a folder’s files come with those of its folders, without what systems leave there', async () => {
  const folder = {
    'front.jpg': file('front.jpg'),
    'Thumbs.db': file('Thumbs.db'),
    '.DS_Store': file('.DS_Store'),
    films: { 'ceph.dcm': file('ceph.dcm') },
  }
  expect(await names({ visit: folder, 'smile.jpg': file('smile.jpg') })).toEqual(['front.jpg', 'ceph.dcm', 'smile.jpg'])
  const { omitted } = await droppedFiles(transfer({ visit: folder }))
  expect(omitted.map(({ name, why }) => [name, why])).toEqual([
    ['Thumbs.db', 'system'],
    ['.DS_Store', 'system'],
  ])
})

it('plain files come as they are, also where the browser knows no folders', async () => {
  expect(await names({ 'a.jpg': file('a.jpg'), 'b.png': file('b.png') })).toEqual(['a.jpg', 'b.png'])
  const old = { items: [{ kind: 'file' }], files: [file('c.jpg')] } as unknown as DataTransfer
  expect((await droppedFiles(old)).files.map(each => each.name)).toEqual(['c.jpg'])
})

it('what systems leave beside files is passed over without a folder too, and named; a hidden picture is a picture', async () => {
  const system = ['Thumbs.db', 'ehthumbs.db', '.DS_Store', 'desktop.ini', '._film.jpg', '._ceph.dcm']
  const all = [...system, 'film.jpg', '.hidden.JPG', 'database.db'].map(file)
  const sorted = looseFiles(all)
  expect(sorted.files.map(each => each.name)).toEqual(['film.jpg', '.hidden.JPG', 'database.db'])
  expect(sorted.omitted).toEqual(system.map(name => ({ name, size: 1, why: 'system' })))
  const dropped = await droppedFiles(transfer(Object.fromEntries(all.map(each => [each.name, each]))))
  expect(dropped).toEqual(sorted)
})

it('what is too much is counted', async () => {
  const many = Object.fromEntries(Array.from({ length: 700 }, (_, i) => [`${i}.jpg`, file(`${i}.jpg`)]))
  const patients = ofOnePatient(await droppedFiles(transfer({ many })))
  expect(patients.files).toHaveLength(500)
  expect(patients.omitted.map(({ why }) => why)).toEqual(Array(200).fill('tooMany'))
})

it('two drops for one patient are one, with what either left out', () => {
  const first = { files: [file('a.jpg')], omitted: [{ name: 'Thumbs.db', size: 1, why: 'system' as const }] }
  const second = { files: Array.from({ length: 500 }, (_, i) => file(`${i}.jpg`)), omitted: [] }
  const { files, omitted } = joinedDrops(first, second)
  expect([files.length, files[0]?.name, files[1]?.name]).toEqual([500, 'a.jpg', '0.jpg'])
  expect(omitted.map(({ why }) => why)).toEqual(['system', 'tooMany'])
})

it('files of folders say where they lay, dropped or chosen', async () => {
  const tree = { 张三: { '2024-05-01': { 'a.jpg': file('a.jpg') }, 'b.jpg': file('b.jpg') } }
  const dropped = await droppedFiles(transfer({ out: tree, 'c.jpg': file('c.jpg') }))
  expect(dropped.folders).toEqual([['out', '张三', '2024-05-01'], ['out', '张三'], []])
  const chosen = Object.assign(file('a.jpg'), { webkitRelativePath: 'out/张三/a.jpg' })
  expect(chosenFolder([chosen]).folders).toEqual([['out', '张三']])
})
