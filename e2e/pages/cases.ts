import type { Page } from 'playwright-core'
import type { asDoctor } from '../demo'
import { registered } from './sign-in'

type DoctorCalls = Awaited<ReturnType<typeof asDoctor>>
type CaseFields = Readonly<Record<'name' | 'birthday' | 'caseNo', string>>

/** A case of a boy, added past the drawer, which the list's journey fills in; its uuid. */
export const caseOf = async (doctor: DoctorCalls, fields: CaseFields): Promise<string> => {
  const rest = { sex: 'male', agencyUuid: null, phone: null, notes: null } as const
  return (await doctor.call('patientAdd', { ...fields, ...rest })).uuid
}

/** A new doctor's first case with a record of a day, opened on its images; the doctor's calls. */
export const openNewRecord = async (
  page: Page,
  url: string,
  {
    doctor,
    fields,
    day,
  }: { readonly doctor: Parameters<typeof registered>[2]; readonly fields: CaseFields; readonly day: string },
): Promise<DoctorCalls> => {
  const her = await registered(page, url, doctor)
  const caseUuid = await caseOf(her, fields)
  const { uuid } = await her.call('timebarAdd', { caseUuid, createday: `${day}T00:00`, type: 1 })
  await page.goto(`${url}/patientImage?case=${caseUuid}&record=${uuid}`)
  await page.getByRole('heading', { name: new RegExp(day) }).waitFor()
  return her
}

/** From the patient list: a new case through the drawer, saved and opened on its images. */
export const addCase = async (
  page: Page,
  fields: { readonly name: string; readonly birthday: string; readonly caseNo: string },
): Promise<void> => {
  await page.getByRole('button', { name: '新建患者' }).first().click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('姓名').fill(fields.name)
  await drawer.getByText('男', { exact: true }).click()
  await drawer.getByLabel('出生日期').fill(fields.birthday)
  await drawer.getByLabel('病历号').fill(fields.caseNo)
  await drawer.getByRole('button', { name: '保存并添加影像' }).click()
  await page.waitForURL('**/patientImage**')
}

export const addRecord = async (page: Page, day: string): Promise<void> => {
  await page
    .getByRole('button', { name: /^新建(记录)?$/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('日期').fill(day)
  await dialog
    .getByRole('button', { name: /保存|新建记录/ })
    .last()
    .click()
  await dialog.waitFor({ state: 'hidden' })
}
