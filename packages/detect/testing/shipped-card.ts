import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../models/', import.meta.url)
const file = readdirSync(folder).find(name => name.startsWith('ceph-') && name.endsWith('-card.json')) as string

/** The shipped landmark card, in full. */
export const shippedCard = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
