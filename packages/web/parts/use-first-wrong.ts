import { type RefObject, useEffect, useRef } from 'react'

/** Puts the focus into the first field of a form that is wrong, whenever one of the causes is another: where the hand is needed next. */
export const useFirstWrong = <Box extends HTMLElement = HTMLFormElement>(
  ...causes: readonly unknown[]
): RefObject<Box | null> => {
  const box = useRef<Box>(null)
  const look = () => box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the causes are the caller's
  useEffect(look, causes)
  return box
}
