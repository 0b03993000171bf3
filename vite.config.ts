import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { documents } from './web/build/documents.ts'
import { words } from './web/build/words.ts'

export default defineConfig({
  plugins: [words(), documents(), reactRouter()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    cssTarget: ['chrome120', 'safari17.2', 'firefox121'],
  },
  environments: {
    ssr: {
      build: {
        // One entry that owns React Router's context keys, which are compared by identity.
        rollupOptions: { input: './web/handler.ts' },
      },
    },
  },
})
