import { createBrowserRouter, Navigate, type RouteObject, useLocation } from 'react-router'
import { whenOnline } from '../parts/when-online'
import { Broken } from './broken'
import { Gate } from './gate'
import { PublicFrame } from './public-frame'
import { invitedPlaces, mainPlaces, type Place, publicPlaces, unlistedPlaces, unlistedWorkPlaces, workPlaces } from './routes'

const routesOf = (places: readonly Place[]): RouteObject[] => places.map(({ path, load }) => ({ path, lazy: whenOnline(load) }))

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
          lazy: whenOnline(async () => ({ Component: (await import('./shell/shell')).Shell })),
          children: routesOf([...mainPlaces, ...unlistedPlaces]),
        },
        {
          lazy: whenOnline(async () => ({ Component: (await import('./work-table/work-table')).WorkTable })),
          children: [{ path: '/patientInfo', element: <PatientInfo /> }, ...routesOf([...workPlaces, ...unlistedWorkPlaces])],
        },
        { path: '*', element: <Navigate to="/" replace /> },
      ],
    },
  ])
