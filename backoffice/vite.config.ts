import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** The screens of staff: rendered on the server, with forms that need no script. */
export default defineConfig({
  plugins: [reactRouter()],
  // The storefront's own files are none of ours.
  publicDir: false,
  build: { target: 'es2023', assetsInlineLimit: 0, emptyOutDir: true },
  environments: {
    ssr: {
      // Texts are read from the files of the languages, which lie beside the code that reads them.
      resolve: { external: ['#kernel/*', '#languages/*'] },
      build: {
        rollupOptions: { input: './backoffice/handler.ts', external: [/^#(?:kernel|languages)\//] },
      },
    },
  },
})
