const dotBefore = /(?<=[·‧・])(?!\s)/u

/** The parts of a name, each up to its dot: 买买提·, as on paper (`wrappedName` of `drawing`). */
export const nameParts = (name: string): readonly string[] => name.split(dotBefore)
