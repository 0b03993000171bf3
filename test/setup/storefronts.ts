/** Tests know the six storefronts of the demo shop, unless they give others before they load anything. */
import '#server/configured-storefronts.ts'
