import { expect, it } from 'vitest'
import { readConfig } from './config'

const at = (address?: string, domain?: string) => readConfig({ SELLA_ADDRESS: address, SELLA_PASSKEY_DOMAIN: domain }).passkeys

it('binds passkeys to the host doctors open, to the domain around it, or without one to this machine', () => {
  expect(at()).toEqual({ domain: 'localhost', origin: null })
  expect(at('https://sella.clinic.example:8443/')).toEqual({
    domain: 'sella.clinic.example',
    origin: 'https://sella.clinic.example:8443',
  })
  expect(at('https://sella.clinic.example', 'clinic.example')).toEqual({
    domain: 'clinic.example',
    origin: 'https://sella.clinic.example',
  })
})

it('refuses an address without TLS, with a path, and a domain it does not lie in', () => {
  for (const wrong of ['http://sella.clinic.example', 'sella.clinic.example', 'https://a.example/sella', 'https://u@a.example'])
    expect(() => at(wrong)).toThrow('SELLA_ADDRESS must be')
  expect(() => at('https://sella.clinic.example', 'other.example')).toThrow('SELLA_PASSKEY_DOMAIN must be')
  expect(() => at('https://evilclinic.example', 'clinic.example')).toThrow('SELLA_PASSKEY_DOMAIN must be')
  expect(() => at(undefined, 'clinic.example')).toThrow('SELLA_PASSKEY_DOMAIN needs')
})
