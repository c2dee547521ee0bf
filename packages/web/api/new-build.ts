import { createStore, type ValueStore } from '@sella/workbench/store'

/** Whether the server was seen to serve another build than the one this page came from, whose parts it sends no more. */
export const newBuild: ValueStore<boolean> = createStore(false)

/** Sees whether the page that the server sends now names another script than this one's. `own`: the address of this one's. */
export const lookForNewBuild = async (
  own = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '',
  send: () => Promise<Response> = () => fetch('/', { cache: 'no-store' }),
): Promise<void> => {
  const reply = await send().catch(() => null)
  if (reply?.ok && own !== '') newBuild.set(!(await reply.text()).includes(new URL(own).pathname))
}
