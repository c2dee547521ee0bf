import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../config'

const root = join(import.meta.dirname, '../../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const only = (pattern: RegExp, text: string): string => pattern.exec(text)?.[1] ?? ''

const [image, page] = [read('deploy/Containerfile'), read('docs/operations.md')]
const uid = only(/^USER (\d+):/m, image)

interface Service {
  readonly environment: Readonly<Record<string, string>>
  readonly volumes: readonly string[]
  readonly tmpfs?: readonly string[]
  readonly command?: readonly string[]
  readonly healthcheck?: { readonly test?: readonly string[] }
}

const services = (parse(read('deploy/compose.yaml'), { merge: true }) as { services: Readonly<Record<string, Service>> }).services
/** What the page tells to write into deploy/.env at least. */
const given: Readonly<Record<string, string>> = {
  SITE: 'sella.clinic.example',
  POSTGRES_PASSWORD: 'p',
  S3_KEY: 'k',
  S3_SECRET: 's',
  METRICS_TOKEN: 'a long enough one',
  ORTHANC_PASSWORD: 'o',
}

/** A value as the compose command fills it in; throws where it would refuse to start. */
const filled = (value: unknown): string =>
  String(value).replace(/(?<!\$)\$\{(\w+)(:\?|:-(\w*))\}/g, (_, name: string, kind: string, usual = '') => {
    const text = given[name] ?? usual
    if (kind === ':?' && text === '') throw new Error(`the compose file asks for ${name}`)
    return text
  })

const variables = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/(?<!\$)\$\{(\w+):/g)].map(match => match[1] ?? '')),
]

const environmentOf = (service: Service): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(service.environment).map(([name, value]) => [name, filled(value)]))

const ofImage = Object.fromEntries(
  only(/^ENV (PATH=.*)$/m, image)
    .split(' ')
    .map(each => each.split('=') as [string, string]),
)

test('the compose file starts with what the page asks for, and its servers are told the address that doctors open', () => {
  for (const name of ['sella-1', 'sella-2', 'backup']) {
    const service = services[name] as Service
    // The machines' file is mounted.
    const config = readConfig({ ...ofImage, ...environmentOf(service), SELLA_MACHINES: undefined })
    expect(config).toMatchObject({
      databaseUrl: 'postgres://sella:p@postgres/sella',
      bucket: { url: 'http://store:8333/films' },
      passkeys: { origin: 'https://sella.clinic.example' },
      proxies: 1,
      dataFolder: '/data',
      drain: { notice: 10 },
    })
    expect(service.volumes).toContain(`./machines.json:${service.environment.SELLA_MACHINES}:ro`)
    // An owner of it, which Docker takes, keeps a container of podman from being made.
    expect(service.tmpfs).toEqual(['/scratch:size=2g,mode=1777'])
  }
  for (const service of Object.values(services)) for (const value of Object.values(service.environment ?? {})) filled(value)
  for (const name of variables(read('deploy/compose.yaml'))) expect([name, page.includes(name)]).toEqual([name, true])
})

test('the folder of worklists is the server’s, whichever container mounts it first', () => {
  const places = [services['sella-1'], services.orthanc].map(
    service => service?.volumes?.map(volume => volume.split(':')).find(([name]) => name === 'worklists')?.[1],
  )
  expect(places).toEqual(['/var/lib/sella/worklists', '/var/lib/orthanc/worklists'])
  expect(read('deploy/orthanc/Containerfile')).toContain(`chown ${uid}:${uid} ${places[1]}`)
})

test('the proxy asks the servers of the compose file on the port of the image, at an address that says whether they are ready', () => {
  const proxy = read('deploy/Caddyfile')
  const port = only(/^EXPOSE (\d+)$/m, image)
  expect(only(/reverse_proxy (.*) \{/, proxy)).toBe(`sella-1:${port} sella-2:${port}`)
  expect([ofImage.PORT, readConfig(ofImage).port]).toEqual([port, Number(port)])
  const asked = only(/health_uri (\S+)/, proxy)
  const routes = read('packages/server/health/routes.ts')
  const health = new RegExp(`127\\.0\\.0\\.1:${port}(/\\w+)'`)
  for (const name of ['sella-1', 'sella-2'])
    for (const path of [asked, only(health, services[name]?.healthcheck?.test?.at(-1) ?? '')])
      expect(routes).toContain(`app.get('${path}'`)
  expect([asked, services.proxy?.volumes[0]]).toEqual(['/ready', './Caddyfile:/etc/caddy/Caddyfile:ro'])
  expect(proxy).toContain('Strict-Transport-Security "max-age=31536000; includeSubDomains"')
  // By http a page is led to https, a call is refused.
  expect(only(/^http:\/\/\{\$SITE\} \{\n\t@calls path (.*)$/m, proxy)).toBe('/portal/* /dicom-web/*')
})

test('the image runs as one account everywhere and finds what it is started with', () => {
  expect(uid).toBe(only(/^const user = (\d+)$/m, read('scripts/image-root.mjs')))
  expect(read('deploy/helm/sella/templates/server.yaml')).toContain(`runAsUser: ${uid}, runAsGroup: ${uid}, fsGroup: ${uid}`)
  const started = [...image.matchAll(/node ((?:scripts|bin)\/\S+)/g), ...image.matchAll(/"((?:scripts|bin)\/\S+)"/g)]
  expect(started.length).toBe(4)
  for (const [, file = ''] of started) expect([file, existsSync(join(root, file))]).toEqual([file, true])
  const kept = read('scripts/image-root.mjs')
  for (const folder of [ofImage.SELLA_DATA, '/var/lib/sella/worklists']) expect(kept).toContain(`'${folder}'`)
  // An Orthanc offers what the servers write: the same volume, at either one's place.
  const { Worklists } = JSON.parse(read('deploy/orthanc/orthanc.json')) as { Worklists: { Database: string } }
  expect(services.orthanc?.volumes).toContain(`worklists:${Worklists.Database}:ro`)
  expect(services['sella-1']?.volumes).toContain('worklists:/var/lib/sella/worklists')
})

test('where none of the servers is ready the proxy lets them say why', () => {
  const proxy = read('deploy/Caddyfile')
  const servers = only(/reverse_proxy (.*) \{/, proxy)
  const inErrors = only(/handle_errors \{([^}]*\}[^}]*)\}/, proxy)
  expect(inErrors).toContain('{err.status_code} == 503')
  expect(inErrors).toContain(`reverse_proxy @none ${servers}`)
})

test('what is not of the product stays out of the image: neither data nor packages of another machine', () => {
  const kept = read('.dockerignore').split('\n')
  for (const name of ['data', 'deploy/.env', 'node_modules', 'dist', '.git']) expect(kept).toContain(name)
})

test.each(['sella.service', 'sella-backup.service', 'sella-drill.service'])('%s is started as the page says', file => {
  const unit = read(`deploy/${file}`)
  const [, program = '', command = ''] = /^ExecStart=\/usr\/bin\/node \/opt\/sella\/(\S+) (\w+)/m.exec(unit) ?? []
  expect([existsSync(join(root, program)), existsSync(join(root, `packages/cli/commands/${command}.ts`))]).toEqual([true, true])
  const options = read(`packages/cli/commands/${command}.ts`)
  for (const [, name = ''] of unit.matchAll(/ --([a-z-]+)/g)) expect(options).toMatch(new RegExp(`['"]?${name}['"]?[:,\\s]`))
  const environment = Object.fromEntries(
    [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, all = '']) =>
      all.split(' ').map(each => each.split('=') as [string, string]),
    ),
  )
  readConfig(environment)
  expect(page).toContain(only(/^EnvironmentFile=-(\S+)$/m, unit).replace('-drill', ''))
})
