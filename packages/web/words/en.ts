import { about } from './en/about'
import { app } from './en/app'
import { entry } from './en/entry'
import { home } from './en/home'
import { imaging } from './en/imaging'
import { patients } from './en/patients'
import { routes } from './en/routes'
import { signIn } from './en/sign-in'
import { tutorial } from './en/tutorial'
import { user } from './en/user'
import { workbench } from './en/workbench'
import type { Words } from './zh'

export const en: Words = { app, routes, home, entry, signIn, about, patients, imaging, tutorial, user, workbench }
