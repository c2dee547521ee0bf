/** That of every invented doctor; in tests it alone is hashed at little cost (`quick-argon2.ts`). */
export const password = 'correct horse'
