import type { CallName, Input, Output } from '@sella/contract/calls/index'
import { calls } from '@sella/contract/calls/index'
import type { Product } from './product'

export const demoDoctor = { loginName: 'demo', password: 'sella-demo' }

/** Calls the product as a doctor who has an account, past the browser. */
export const asDoctor = async (
  product: Pick<Product, 'url'>,
  { loginName, password }: { readonly loginName: string; readonly password: string },
) => {
  const post = (path: string, body: unknown, token = ''): Promise<Response> =>
    fetch(`${product.url}/portal${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) },
      body: JSON.stringify(body),
    })
  const signedIn = await (await post(calls.login.path, { loginName, password })).json()
  const { token } = signedIn.data as Output<'login'>
  return {
    token,
    upload: (query: Input<'imageUpload'>, bytes: Buffer): Promise<Response> =>
      fetch(`${product.url}/portal${calls.imageUpload.path}?${new URLSearchParams(query as Record<string, string>)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream', authorization: token },
        body: new Uint8Array(bytes),
      }),
    raw: <K extends CallName>(name: K, input: Input<K>): Promise<Response> => post(calls[name].path, input, token),
    call: async <K extends CallName>(name: K, input: Input<K>): Promise<Output<K>> =>
      (await (await post(calls[name].path, input, token)).json()).data,
  }
}

/** Calls the product as the demo doctor, past the browser. */
export const asDemo = (product: Pick<Product, 'url'>) => asDoctor(product, demoDoctor)

/** A traced record of the demo and its case. */
export const tracedRecord = async (
  doctor: Awaited<ReturnType<typeof asDemo>>,
): Promise<{ caseUuid: string; recordUuid: string }> => {
  const { rows } = await doctor.call('patientGet', {})
  for (const { uuid, records } of rows) {
    const traced = records.find(record => record.hasTracing)
    if (traced) return { caseUuid: uuid, recordUuid: traced.uuid }
  }
  throw new Error('the demo has no traced record')
}
