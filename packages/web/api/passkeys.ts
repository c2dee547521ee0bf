import type { Input } from '@sella/contract/calls/index'
import type { PasskeyAnswer, SecondStepGiven } from '@sella/contract/passkey'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ask } from './client'
import { whatHangsOnFactors } from './second-factor'

export const usePasskeys = () => useQuery({ queryKey: ['passkeys'], queryFn: ({ signal }) => ask('passkeyList', {}, { signal }) })

// The library is loaded only when a device is asked.
const device = () => import('./passkey-device')

/** Has a device sign in with one of its passkeys. */
export const answerByPasskey = async (): Promise<PasskeyAnswer> => (await device()).answerByPasskey()

/**
 * The second step of a sign-in: the typed code, or, if nothing was typed and the account has a passkey, the answer of a device.
 */
export const secondTyped = async (code: string, passkeys: boolean): Promise<SecondStepGiven | undefined> =>
  code.trim() !== '' ? code.trim() : passkeys ? answerByPasskey() : undefined

/** Signs in with a passkey alone; returns the session's token. */
export const enterByPasskey = async (): Promise<string> => (await ask('passkeyEnter', { answer: await answerByPasskey() })).token

const useChange = <I, O>(change: (input: I) => Promise<O>) => {
  const client = useQueryClient()
  return useMutation({ mutationFn: change, onSuccess: () => client.invalidateQueries({ predicate: whatHangsOnFactors }) })
}

/** Creates a passkey of this name: password and second step, then the device. */
export const useAddPasskey = () =>
  useChange(async ({ name, ...given }: Input<'passkeyBegin'> & { readonly name: string }) => {
    const question = await ask('passkeyBegin', given)
    const made = await (await device()).makePasskey(question)
    return ask('passkeyAdd', { name, made })
  })

export const useRenamePasskey = () => useChange((given: Input<'passkeyRename'>) => ask('passkeyRename', given))

export const useRemovePasskey = () => useChange((given: Input<'passkeyRemove'>) => ask('passkeyRemove', given))
