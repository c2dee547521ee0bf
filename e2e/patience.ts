/** Every wait of a journey is for something to be seen, never a measure of speed: as long as a slow machine under load may take. */
export const patience = 60_000
