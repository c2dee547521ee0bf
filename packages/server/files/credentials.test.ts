import { expect, test } from 'vitest'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, picture } from '../testing/samples'
import { clientSignature } from './client-signature'

onEachEngine('credentials for the own files', bench => {
  const film = async (name: string, tone: number) => {
    const doctor = await bench().doctor(name)
    const { recordUuid } = await caseWithRecord(doctor)
    const file = await picture('png', { tone })
    const { ossPath, hash } = await doctor.call('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: 'f' }, file)
    return { doctor, file, ossPath, hash }
  }
  type Credentials = { accessKeySecret: string; securityToken: string }
  const seconds = () => Math.floor((Date.now() + bench().clock.ahead) / 1000)
  const fetched = (
    { accessKeySecret, securityToken: token }: Credentials,
    path: string,
    { ahead = 1200, secret = accessKeySecret }: { ahead?: number; secret?: string } = {},
  ): Promise<Response> => {
    const expires = String(seconds() + ahead)
    const query = new URLSearchParams({ path, expires, signature: clientSignature(secret, path, expires), token })
    return fetch(`${bench().server.address}/portal/file/get?${query}`)
  }

  test('a client signs addresses of its own originals and renditions for itself', async () => {
    const { doctor, file, ossPath, hash } = await film('signs', 1)
    const given = await doctor.call('authorize', {})
    expect(Date.parse(given.expiration) / 1000 - seconds()).toBeGreaterThan(1790)
    expect(Date.parse(given.expiration) / 1000 - seconds()).toBeLessThanOrEqual(1800)
    const reply = await fetched(given, ossPath)
    expect(Buffer.from(await reply.arrayBuffer()).equals(file)).toBe(true)
    for (const kind of ['work', 'preview', 'thumb']) expect((await fetched(given, `${kind}/${hash}`)).status).toBe(200)
  })

  test('they open nothing of another doctor, also where both have the same file in other cases', async () => {
    const [first, second] = [await film('mine', 2), await film('other', 3)]
    const given = await second.doctor.call('authorize', {})
    for (const path of [first.ossPath, `work/${first.hash}`]) expect((await fetched(given, path)).status).toBe(403)
    await film('same', 2)
    expect((await fetched(given, first.ossPath)).status).toBe(403)
  })

  test('nothing but the secret signs: not the token, not another’s secret, not a token that was changed', async () => {
    const [mine, other] = [await film('secret', 4), await film('thief', 5)]
    const [given, stolen] = [await mine.doctor.call('authorize', {}), await other.doctor.call('authorize', {})]
    expect((await fetched(given, mine.ossPath, { secret: given.securityToken })).status).toBe(403)
    expect((await fetched(given, mine.ossPath, { secret: stolen.accessKeySecret })).status).toBe(403)
    const [, expires, own] = stolen.securityToken.split('.')
    const swapped = { ...stolen, securityToken: [given.accessKeyId, expires, own].join('.') }
    expect((await fetched(swapped, mine.ossPath)).status).toBe(403)
    const later = { ...stolen, securityToken: [stolen.accessKeyId, Number(expires) + 600, own].join('.') }
    expect((await fetched(later, other.ossPath)).status).toBe(403)
  })

  test('an address lasts 1200 s at most, the credentials half an hour, and both end with their session', async () => {
    const { doctor, ossPath } = await film('ends-credentials', 6)
    const given = await doctor.call('authorize', {})
    expect((await fetched(given, ossPath, { ahead: 1210 })).status).toBe(403)
    expect((await fetched(given, ossPath, { ahead: -1 })).status).toBe(403)
    bench().clock.ahead += 1_700_000
    expect((await fetched(given, ossPath)).status).toBe(200)
    bench().clock.ahead += 200_000
    expect((await fetched(given, ossPath)).status).toBe(403)
    const fresh = await doctor.call('authorize', {})
    expect((await fetched(fresh, ossPath)).status).toBe(200)
    await doctor.call('logout', {})
    expect((await fetched(fresh, ossPath)).status).toBe(403)
  })

  test('they open nothing while their session is locked', async () => {
    const { doctor, ossPath } = await film('locked-credentials', 7)
    const given = await doctor.call('authorize', {})
    await doctor.call('sessionLock', {})
    expect((await fetched(given, ossPath)).status).toBe(403)
    await doctor.call('sessionUnlock', { password: 'correct horse' })
    expect((await fetched(given, ossPath)).status).toBe(200)
  })
})
