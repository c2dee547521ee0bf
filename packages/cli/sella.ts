import { engineReportsNothing } from '@sella/detect/engine/no-reports'
import type { Command, Io } from './command'
import { Refused, WrongUsage } from './command'
import { commands } from './commands/index'
import { readerLang } from './reader-lang'

const overview = async (): Promise<string> => {
  const rows = await Promise.all(
    Object.entries(commands).map(async ([name, load]) => `  sella ${name.padEnd(12)} ${(await load()).does}`),
  )
  return `Usage: sella COMMAND [options]\n\n${rows.join('\n')}\n\nsella COMMAND --help tells its options.\n`
}

const start = async (command: Command, io: Io): Promise<number> => {
  if (io.args.includes('--help')) {
    io.out(`${command.usage}\n${command.does}\n`)
    return 0
  }
  try {
    await command.run(io)
    return 0
  } catch (error) {
    if (error instanceof WrongUsage) io.err(`${error.message}\n${command.usage}\n`)
    else if (error instanceof Refused) io.err(`${error.words[readerLang(io.args, process.env)]}\n`)
    // An operating system error (a full disk, no permission): its own message, no stack trace.
    else if (error instanceof Error && 'syscall' in error) io.err(`${error.message}\n`)
    // A fault of ours: Node's own report would print the built line it came from, 30,000 characters of it.
    else io.err(`${error instanceof Error ? error.stack : error}\n`)
    return error instanceof WrongUsage ? 2 : 1
  }
}

/** Runs one command and sets the exit status: 0 success, 1 input refused, 2 incorrect usage. */
export const main = async ({ args, root }: { readonly args: readonly string[]; readonly root: string }): Promise<void> => {
  engineReportsNothing()
  const [name = '', ...rest] = args
  const out = (text: string): void => void process.stdout.write(text)
  const err = (text: string): void => void process.stderr.write(text)
  if (name === '' || name === '--help' || name === 'help') {
    const say = name === '' ? err : out
    say(await overview())
    process.exitCode = name === '' ? 2 : 0
    return
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!load) {
    err(`sella: there is no command "${name}"\n${await overview()}`)
    process.exitCode = 2
    return
  }
  process.exitCode = await start(await load(), { args: rest, root, out, err })
}
