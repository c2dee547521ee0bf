import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { readConfig } from '../config'

const deploy = join(import.meta.dirname, '../../../deploy')
const chart = join(deploy, 'helm/sella')

/** The documents of a YAML text; throws on what is none. */
const documentsIn = (text: string): readonly unknown[] =>
  parseAllDocuments(text)
    .map(document => {
      if (document.errors[0]) throw document.errors[0]
      return document.toJS() as unknown
    })
    .filter(document => document !== null)

interface Values {
  readonly [name: string]: unknown
}

const filters: Readonly<Record<string, (value: unknown) => string>> = {
  quote: value => JSON.stringify(String(value)),
  toJson: value => JSON.stringify(value),
  sha256sum: value => createHash('sha256').update(String(value)).digest('hex'),
}

const valueAt = (values: Values, path: string): unknown => {
  const value = path
    .split('.')
    .slice(2)
    .reduce<unknown>((part, name) => (part as Values | undefined)?.[name], values)
  if (value === undefined) throw new Error(`no value ${path}`)
  return value
}

/** As `helm template` would, of the few forms this chart uses; any other throws. */
const rendered = (template: string, values: Values): string => {
  const settings = Object.entries(values.settings as Values).map(
    ([name, value]) => `\n  ${name}: ${JSON.stringify(String(value))}`,
  )
  return template
    .replace(/\{\{- range .*? \}\}[\s\S]*?\{\{- end \}\}/, settings.join(''))
    .replace(/^\{\{- if (\S+) \}\}([\s\S]*)\{\{- end \}\}\s*$/, (_, path: string, inside: string) =>
      valueAt(values, path) ? inside : '',
    )
    .replace(
      /\{\{ (?:printf "([^"]*)" )?(\.Values\S+)((?: \| \w+)*) \}\}/g,
      (_, form: string | undefined, path: string, pipes: string) => {
        const value = valueAt(values, path)
        const first = form === undefined ? value : form.replace('%s', String(value))
        return String(
          pipes
            .split(' | ')
            .slice(1)
            .reduce<unknown>((given, name) => filters[name]?.(given), first),
        )
      },
    )
    .replace(/\{\{.*?\}\}/, form => {
      throw new Error(`not rendered: ${form}`)
    })
}

const read = (file: string): string => readFileSync(join(chart, file), 'utf8')

const objects = (more: Values): readonly Values[] => {
  const values = documentsIn(read('values.yaml'))[0] as Values
  const all = readdirSync(join(chart, 'templates')).map(file => rendered(read(`templates/${file}`), { ...values, ...more }))
  return documentsIn(all.join('\n---\n')) as Values[]
}

/** Every name that the server asks its environment for. */
const namesRead = (): ReadonlySet<string> => {
  const names = new Set<string>()
  const given: Readonly<Record<string, string>> = {
    SELLA_ADDRESS: 'https://sella.example',
    SELLA_OIDC_ISSUER: 'https://id.example',
    SELLA_OIDC_CLIENT: 'x',
    SELLA_OIDC_SECRET: 'x',
    SELLA_S3_URL: 'https://s3.example/films',
    SELLA_S3_KEY: 'x',
    SELLA_S3_SECRET: 'x',
  }
  readConfig(
    new Proxy<Record<string, string>>(
      {},
      {
        get: (_, name) => {
          names.add(String(name))
          return given[String(name)]
        },
      },
    ),
  )
  return names
}

/** What the commands `backup` and `drill` ask for. */
const ofCommands = /^SELLA_BACKUP_(RECIPIENT|IDENTITY|S3_(URL|KEY|SECRET|REGION))$/

test('no file of deploy/ names a variable that nothing reads', () => {
  const names = namesRead()
  const files = readdirSync(deploy, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  const unread = files.flatMap(entry => {
    const text = readFileSync(join(entry.parentPath, entry.name), 'utf8')
    const used = text.match(/\bSELLA_[A-Z0-9]+(?:_[A-Z0-9]+)*\b(?!_)/g) ?? []
    return used.filter(name => !(names.has(name) || ofCommands.test(name))).map(name => `${entry.name}: ${name}`)
  })
  expect(files.length).toBeGreaterThan(10)
  expect(unread).toEqual([])
})

test('the chart renders into objects whose servers are two, not root, without a writable root, and asked whether they are ready', () => {
  const made = objects({})
  const kinds = made.map(({ kind }) => kind)
  expect(kinds.toSorted()).toEqual(['ConfigMap', 'Deployment', 'Ingress', 'PodDisruptionBudget', 'Secret', 'Service'])
  expect(made.find(({ kind }) => kind === 'Deployment')).toMatchObject({
    spec: {
      replicas: 2,
      template: {
        spec: {
          securityContext: { runAsNonRoot: true, runAsUser: 10001 },
          containers: [
            {
              securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
              livenessProbe: { httpGet: { path: '/health' } },
              readinessProbe: { httpGet: { path: '/ready' } },
            },
          ],
        },
      },
    },
  })
  // An account archive of 20 GB arrives in it: not in memory that is smaller than that.
  expect(made.find(({ kind }) => kind === 'Deployment')).toHaveProperty(
    'spec.template.spec.volumes',
    expect.arrayContaining([{ name: 'scratch', emptyDir: { medium: '', sizeLimit: '50Gi' } }]),
  )
  const settings = made.find(({ kind }) => kind === 'ConfigMap')?.data as Record<string, string>
  const secrets = { DATABASE_URL: 'postgres://db/sella', SELLA_S3_KEY: 'k', SELLA_S3_SECRET: 's' }
  // The machines' file is mounted; here there is none.
  const config = readConfig({ ...settings, ...secrets, SELLA_MACHINES: undefined })
  expect(config).toMatchObject({
    proxies: 1,
    drain: { notice: 10 },
    scratchFolder: '/scratch',
    bucket: { url: 'https://s3.example/films' },
  })
})

test('an Orthanc is made where it is asked for, its http port open to the servers alone', () => {
  const orthanc = { enabled: true, image: 'x', password: 'y', storage: '1Gi' }
  const made = objects({ orthanc })
  const rule = made.find(({ kind }) => kind === 'NetworkPolicy')
  expect(made.filter(({ metadata }) => (metadata as { name: string }).name === 'sella-orthanc').length).toBe(3)
  expect(made.find(({ kind }) => kind === 'StatefulSet')).toMatchObject({
    spec: {
      template: {
        spec: {
          securityContext: { runAsNonRoot: true, runAsUser: 10002, fsGroup: 10002 },
          containers: [{ securityContext: { allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } } }],
        },
      },
    },
  })
  expect(rule).toMatchObject({
    spec: {
      ingress: [
        { ports: [{ port: 4242 }] },
        { ports: [{ port: 8042 }], from: [{ podSelector: { matchLabels: { app: 'sella' } } }] },
      ],
    },
  })
})

test('servers are replaced when what they are told changes, each thing is told once, and a single one lets its node be emptied', () => {
  const annotated = (more: Values): unknown => {
    const server = objects(more).find(({ kind }) => kind === 'Deployment')
    return (server as { spec: { template: { metadata: { annotations: unknown } } } }).spec.template.metadata.annotations
  }
  const usual = (documentsIn(read('values.yaml'))[0] as { settings: Values }).settings
  const changed = { settings: { ...usual, SELLA_DRAIN_NOTICE: 15, SELLA_BEHIND_PROXY: 2 } }
  const annotations = [annotated({}), annotated(changed), annotated({ host: 'other.example' }), annotated({ machines: '{}' })]
  expect(new Set(annotations.map(value => JSON.stringify(value))).size).toBe(4)
  // Where a name stood twice, reading its documents would have thrown.
  expect(objects(changed).find(({ kind }) => kind === 'ConfigMap')).toMatchObject({
    data: { SELLA_DRAIN_NOTICE: '15', SELLA_BEHIND_PROXY: '2', SELLA_ADDRESS: 'https://sella.clinic.example' },
  })
  expect(objects({ replicas: 1 }).find(({ kind }) => kind === 'PodDisruptionBudget')).toMatchObject({
    spec: { maxUnavailable: 1 },
  })
})
