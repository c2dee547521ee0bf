import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** `SELLA_API` names the server behind `/portal` while developing. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', reportCompressedSize: false },
  server: { proxy: { '/portal': { target: process.env.SELLA_API ?? 'http://127.0.0.1:8080' } } },
})
