import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { chunksPlugin } from './web/build/chunks.ts'
import { shortClassNames } from './web/build/class-names.ts'
import { documentsPlugin } from './web/build/documents.ts'
import { layersPlugin } from './web/build/layers.ts'
import { messagesPlugin } from './web/build/messages.ts'
import { routerPlugin } from './web/build/router.ts'
import { sheetsOnce } from './web/build/sheets-once.ts'

/** What nearly every page is made of: the frame of the shop and the kit of parts. */
const everyPage = new RegExp(
  [
    '/kernel/(?!barcode|birthday|calendar|clock|color-wheel|device-name|digital-link|distance|ean|email|ids|message-key|money|newsletter|opening-hours|password|phone|postcode|product-list|question|scanned-code|service-hours|service-point|typed-text|withdrawal\\.)',
    '/web/(?:device/(?!customer-wishlist|kept-pass|kept-products|liked-looks|push|record-consent)|analytics/(?!load-))',
    '/web/layouts/(?!checkout|empty-layout|footer/(?:footer-parts|legal-links))',
    '/web/islands/(?!part-state)',
    '/web/ui/(?!radio-group|dialog|error-summary|field|checkbox|payment-icons|smooth-scroll|price|skeleton|use-hydrated)',
    '/web/wishlist/wishlist-link',
    '/web/seo/(?:breadcrumbs|seo)',
    '/web/content/visible-banners',
    '/web/(?!captcha-field)[a-z-]+\\.tsx?$',
  ].join('|'),
)

const stylesOfEveryPage =
  /\/web\/(?:(?:ui|layouts|wishlist)\/.*|catalog\/(?!add-page|countdown|filter-sheet|size-dialog|zoom).*|seo\/.*|content\/(?:contact-block|content-page|overview)|stores\/hours-fold|content\/slices\/(?:section|slice-zone|category_slider\/.*))\.module\.css/

/** One sheet for the slices that need no code; those that do bring their own. */
const stylesOfStaticSlices =
  /\/web\/content\/(?:rich-text|slices\/(?!cookie_settings|faq|flockler|richtext_with|shop_the_look|slider|squeezely|timeline|video).*)\.module\.css/

export default defineConfig(({ command }) => ({
  plugins: [
    messagesPlugin(),
    documentsPlugin(),
    chunksPlugin(),
    layersPlugin(/\/web\/(?:content|newsletter|reviews)\/.*\.module\.css$/),
    routerPlugin(),
    sheetsOnce(),
    reactRouter(),
  ],
  css: {
    // Short names on the way to shoppers, speaking ones for those who build.
    modules: {
      generateScopedName: command === 'build' ? shortClassNames(import.meta.dirname) : '[name]_[local]_[hash:base64:4]',
    },
  },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // What every page has loaded already need not be named again by what is fetched later.
    modulePreload: {
      resolveDependencies: (_, files) =>
        files.filter((file) => !/(?:styles|frame|library|rolldown-runtime)-/.test(file)),
    },
    cssTarget: ['chrome120', 'safari17.2', 'firefox121'],
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // Only the server names the code of slices.
          treeshake: {
            moduleSideEffects: [
              { test: /\/web\/content\/slices\/(?:preload-code|slice-code)\.tsx?$/, sideEffects: false },
            ],
          },
          output: {
            // A few large files compress better than many small ones; each changes for its own reasons.
            codeSplitting: {
              groups: [
                // The library of the slice simulator stays with the simulator, and what reads barcodes with the scan.
                { name: 'library', test: /\/node_modules\/(?!@prismicio\/|@zxing\/|ts-custom-error\/)/, priority: 3 },
                {
                  name: 'styles',
                  test: stylesOfEveryPage,
                  priority: 2,
                },
                { name: 'slices', test: stylesOfStaticSlices, priority: 2 },
                { name: 'frame', test: everyPage, priority: 1 },
                {
                  name: 'cards',
                  test: /\/web\/(?:wishlist\/(?:heart|use-one-press)|catalog\/(?:use-add-to-|analytics|card-|color-dots|price-|product-card|product-slider|read-more|service-pages|size-(?:dialogs|document)|use-products-by-sku))/,
                },
                // Every page loads the names of all files, so that what is mostly used together is one.
                { name: 'api-messages', test: /\/web\/messages\/api-messages\.ts$/ },
                {
                  name: 'cart',
                  test: /\/web\/(?:cart\/(?:cart-messages-list|payment-icons|totals|line-name|line-options|vat-rate)|ui\/field\.)/,
                },
                {
                  name: 'forms',
                  test: /\/(?:web\/(?:captcha\/(?:captcha-|use-captcha)|ui\/(?:checkbox|radio-group|error-summary)|forms\/(?!entry)|checkout\/(?:error-label|address-fields|address-values|address-fieldset|address-lines))|kernel\/(?:email|password|postcode|phone))/,
                },
                {
                  name: 'orders',
                  test: /\/web\/(?:customers\/(?:status-word|order-card|orders-page|orders\.)|orders\/(?:order-progress|progress)|withdraw\/withdrawal-link|checkout\/(?:order-summary|checkout-lines|load-order))/,
                },
                // Whoever opens the size chooser on a list is about to go on to a product.
                {
                  name: 'product',
                  test: /\/web\/catalog\/(?:buy-|gallery|color-siblings|product-page|recently-viewed-below|share|size-(?:chart-link|tiles|text)|turning|use-(?:sizes-now|size-availability))/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        // One entry that owns React Router's context keys, which are compared by identity.
        rollupOptions: { input: './web/handler.ts' },
      },
    },
  },
}))
