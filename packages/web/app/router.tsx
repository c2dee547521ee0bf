import { createBrowserRouter, Navigate, type RouteObject, useLocation } from 'react-router'
import { orMissing } from '../parts/lazily'
import { Broken } from './broken'
import { Gate } from './gate'
import { PublicFrame } from './public-frame'
import { invitedPlaces, mainPlaces, type Place, publicPlaces, unlistedPlaces, unlistedWorkPlaces, workPlaces } from './routes'

/** A lazily loaded page; if it cannot be fetched, an error is shown in its place, within the bars around it. */
const page = (load: Place['load']) => {
  const loaded = orMissing(async () => ({ default: (await load()).Component }), 'page')
  return async () => ({ Component: (await loaded()).default })
}

const routesOf = (places: readonly Place[]): RouteObject[] => places.map(({ path, load }) => ({ path, lazy: page(load) }))

/** The specification's first page of the work table: the patient's file of the same case. */
const PatientInfo = () => <Navigate to={`/patientFile${useLocation().search}`} replace />

/** The routes of the product; an unknown path leads to the root, and the root to wherever the gate decides. */
export const makeRouter = () =>
  createBrowserRouter([
    {
      element: <Gate />,
      errorElement: <Broken />,
      hydrateFallbackElement: <></>,
      children: [
        { index: true, element: null },
        { element: <PublicFrame />, children: routesOf([...publicPlaces, ...invitedPlaces]) },
        {
          lazy: page(async () => ({ Component: (await import('./shell/shell')).Shell })),
          children: routesOf([...mainPlaces, ...unlistedPlaces]),
        },
        {
          lazy: page(async () => ({ Component: (await import('./work-table/work-table')).WorkTable })),
          children: [{ path: '/patientInfo', element: <PatientInfo /> }, ...routesOf([...workPlaces, ...unlistedWorkPlaces])],
        },
        { path: '*', element: <Navigate to="/" replace /> },
      ],
    },
  ])
