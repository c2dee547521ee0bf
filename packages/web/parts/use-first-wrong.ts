import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to the first invalid field of a form whenever one of the causes changes. */
export const useFirstWrong = <Box extends HTMLElement = HTMLFormElement>(
  ...causes: readonly unknown[]
): RefObject<Box | null> => {
  const box = useRef<Box>(null)
  const look = () => box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the causes are the caller's
  useEffect(look, causes)
  return box
}
