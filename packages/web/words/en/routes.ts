import type { routes as zh } from '../zh/routes'

export const routes: typeof zh = {
  home: 'Home',
  tutorial: 'Tutorial',
  about: 'About',
  login: 'Sign in',
  patients: 'Patients',
  intake: 'Intake',
  patientsSearch: 'Advanced search',
  user: 'Personal centre',
  patientImage: 'Imaging',
  reliability: 'Reliability',
  inbox: 'Inbox',
  confirm: 'Confirm a sign-in',
  studioDigitization: 'Ceph',
  patientFile: 'File',
  studioPlanning: 'Plan',
  studioOverlapping: 'Overlap',
  documents: 'Documents',
  verify: 'Verify a file',
  short: { intake: 'Intake', patients: 'Patients', patientsSearch: 'Search', user: 'Me' },
}
