import type { routes as zh } from '../zh/routes'

export const routes: typeof zh = {
  home: 'Home',
  tutorial: 'Tutorial',
  about: 'About',
  login: 'Sign in',
  patients: 'Patients',
  user: 'Personal centre',
  patientImage: 'Imaging',
  inbox: 'Inbox',
  confirm: 'Confirm a sign-in',
  studioDigitization: 'Ceph',
  short: { patients: 'Patients', user: 'Me' },
}
