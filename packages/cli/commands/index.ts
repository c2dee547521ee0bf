import type { Command } from '../command'

/** Every command by name; loaded on demand, so that `analyze` does not wait for the server's libraries. */
export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./serve')).serve,
  demo: async () => (await import('./demo')).demo,
  phantom: async () => (await import('./phantom')).phantom,
  analyze: async () => (await import('./analyze')).analyze,
  face: async () => (await import('./face')).face,
  frontal: async () => (await import('./frontal')).frontal,
  superimpose: async () => (await import('./superimpose')).superimpose,
  verify: async () => (await import('./verify')).verify,
  maturation: async () => (await import('./maturation')).maturation,
  models: async () => (await import('./models')).models,
  plan: async () => (await import('./plan')).plan,
  reliability: async () => (await import('./reliability')).reliability,
  detect: async () => (await import('./detect')).detect,
  report: async () => (await import('./report')).report,
  export: async () => (await import('./export')).exportCommand,
  import: async () => (await import('./import')).importCommand,
  backup: async () => (await import('./backup')).backup,
  drill: async () => (await import('./drill')).drill,
  restore: async () => (await import('./restore')).restore,
  encrypt: async () => (await import('./encrypt')).encrypt,
  check: async () => (await import('./check')).check,
  'second-factor': async () => (await import('./second-factor')).secondFactor,
  'sign-out': async () => (await import('./sign-out')).signOut,
  staff: async () => (await import('./staff')).staff,
}
