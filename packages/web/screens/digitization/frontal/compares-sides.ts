interface Named {
  readonly name: string
  readonly creator: string
}

/** Whether an analysis compares both sides, instead of listing rows with norms. */
export const comparesSides = ({ name, creator }: Named): boolean => creator === 'System' && name === 'Grummons'
