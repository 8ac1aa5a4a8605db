import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { type PlaceInAddress, placeIn } from './place-in.ts'
import { remember } from './storage.ts'

const KEY = 'place'

/** Keeps the place that was chosen, on this device alone. */
export const keepPlace = ({ name, lat, lng }: PlaceInAddress) =>
  remember.write(KEY, new URLSearchParams({ lat: String(lat), lng: String(lng), place: name }).toString())

/** Leads a page whose address names no place to the one that was chosen last. */
export const useKeptPlace = (place: PlaceInAddress | null, addressAt: (place: PlaceInAddress) => string) => {
  const navigate = useNavigate()
  useEffect(() => {
    const kept = place === null ? placeIn(new URLSearchParams(remember.read(KEY) ?? '')) : null
    if (kept) void navigate(addressAt(kept), { replace: true, preventScrollReset: true })
  }, [place, addressAt, navigate])
}
