import { expect, it } from 'vitest'
import { startBench } from '../testing/bench'
import { startHospital } from '../testing/hospital'
import { admits } from './admission'
import { oidcFrom } from './settings'

const whole = {
  SELLA_ADDRESS: 'https://sella.clinic.example',
  SELLA_OIDC_ISSUER: 'https://id.hospital.example/realms/main',
  SELLA_OIDC_CLIENT: 'sella',
  SELLA_OIDC_SECRET: 's',
}

it('reads a provider whole or not at all', () => {
  expect(oidcFrom({})).toBe(null)
  expect(oidcFrom(whole)).toMatchObject({
    ...{ label: 'id.hospital.example', accounts: 'invited', back: 'https://sella.clinic.example/login' },
    ...{ domain: null, claim: null },
  })
  const more = { SELLA_OIDC_CLAIM: 'groups=orthodontics', SELLA_OIDC_DOMAIN: 'Hospital.example', SELLA_OIDC_ACCOUNTS: 'linked' }
  expect(oidcFrom({ ...whole, ...more })).toMatchObject({
    ...{ claim: { name: 'groups', value: 'orthodontics' }, domain: 'hospital.example', accounts: 'linked' },
  })
  expect(() => oidcFrom({ ...whole, SELLA_OIDC_ISSUER: 'http://id.hospital.example' })).toThrow('SELLA_OIDC_ISSUER must')
  expect(() => oidcFrom({ ...whole, SELLA_OIDC_SECRET: '' })).toThrow('needs SELLA_OIDC_CLIENT')
  expect(() => oidcFrom({ ...whole, SELLA_ADDRESS: '' })).toThrow('needs SELLA_ADDRESS')
  expect(() => oidcFrom({ ...whole, SELLA_OIDC_CLAIM: 'groups' })).toThrow('NAME=VALUE')
  expect(() => oidcFrom({ ...whole, SELLA_OIDC_ACCOUNTS: 'all' })).toThrow('linked, invited, open')
})

it('lets in by a proven address of the domain and by the claim, one value or several', () => {
  const proven = { email: 'lin@Hospital.example', email_verified: true }
  const domain = { domain: 'hospital.example', claim: null }
  expect([
    admits(domain, proven),
    admits(domain, { ...proven, email_verified: false }),
    admits(domain, { ...proven, email: 'lin@hospital.example.evil' }),
    admits(domain, { ...proven, email: 'lin@sub-hospital.example' }),
    admits(domain, {}),
  ]).toEqual([true, false, false, false, false])
  const claim = { domain: null, claim: { name: 'groups', value: 'orthodontics' } }
  expect([
    admits(claim, { groups: ['surgery', 'orthodontics'] }),
    admits(claim, { groups: 'orthodontics' }),
    admits(claim, { groups: ['orthodontics2'] }),
    admits(claim, {}),
  ]).toEqual([true, true, false, false])
})

it('says in words that the provider is away, and finds it once it is back; makes accounts only as the installation allows', async () => {
  const hospital = await startHospital()
  const { settings } = hospital
  const arrive = async (bench: Awaited<ReturnType<typeof startBench>>) => {
    const { address, secret } = await bench.visitor().call('oidcBegin', {})
    return bench.visitor().call('oidcArrive', { query: hospital.signIn(address, { sub: 'x' }), secret })
  }
  const wish = { loginName: 'new.doctor', userName: '新', phone: '+86 571 5550 0100' }
  for (const [accounts, reason] of [
    ['linked', 'OIDC_NOT_ADMITTED'],
    ['invited', 'REGISTRATION_BY_INVITATION'],
  ] as const) {
    const bench = await startBench(null, { config: { oidc: { ...settings, accounts } } })
    const { ticket } = await arrive(bench)
    expect(await bench.visitor().refusal('oidcRegister', { ticket, ...wish })).toBe(reason)
    await bench.close()
  }
  const gated = await startBench(null, { config: { oidc: { ...settings, domain: 'hospital.example' } } })
  const { address, secret } = await gated.visitor().call('oidcBegin', {})
  const query = hospital.signIn(address, { sub: 'x', email: 'x@hospital.example', email_verified: false })
  expect(await gated.visitor().refusal('oidcArrive', { query, secret })).toBe('OIDC_NOT_ADMITTED')
  await gated.close()
  await hospital.close()
  const alone = await startBench(null, { config: { oidc: settings } })
  expect(await alone.visitor().refusal('oidcBegin', {})).toBe('OIDC_AWAY')
  await alone.close()
})
