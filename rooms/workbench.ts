const underWorkbench = ['ceph', 'drawing', 'contract'] as const

/** What the workbench does, without a browser. */
export const workbench: Readonly<Record<string, readonly string[]>> = {
  workbench: underWorkbench,
  'workbench/bench': [...underWorkbench, 'workbench/session', 'workbench/store.ts', 'workbench/tools'],
  'workbench/chat': underWorkbench,
  'workbench/detection': [...underWorkbench, 'workbench/server', 'workbench/session', 'workbench/store.ts'],
  'workbench/open': [...underWorkbench, 'workbench/store.ts'],
  'workbench/photo': [...underWorkbench, 'workbench/record', 'workbench/server', 'workbench/store.ts'],
  'workbench/planning': [...underWorkbench, 'workbench/server', 'workbench/store.ts'],
  'workbench/record': [...underWorkbench, 'workbench/server', 'workbench/session', 'workbench/store.ts'],
  'workbench/report': underWorkbench,
  'workbench/server': underWorkbench,
  'workbench/session': underWorkbench,
  'workbench/store.ts': underWorkbench,
  'workbench/tools': [...underWorkbench, 'workbench/bench'],
  'workbench/uploads': underWorkbench,
  'workbench/writing': [...underWorkbench, 'workbench/server', 'workbench/store.ts'],
}
