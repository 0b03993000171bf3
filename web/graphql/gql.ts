/* eslint-disable */
import * as types from './graphql.ts'

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
  '\n  mutation AddStockAlert($input: StockAlertInput!) {\n    addStockAlert(input: $input) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.AddStockAlertDocument
  '\n  query StockAlertWaiter {\n    getCustomer { email }\n  }\n': typeof types.StockAlertWaiterDocument
  '\n  mutation AddPushAlert($input: PushAlertInput!) {\n    addPushAlert(input: $input) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.AddPushAlertDocument
  '\n  query PushRequests($endpoint: String!) {\n    pushRequests(endpoint: $endpoint) { id kind product size url order }\n  }\n': typeof types.PushRequestsDocument
  '\n  mutation EndPushRequests($endpoint: String!, $id: ID) {\n    endPushRequests(endpoint: $endpoint, id: $id) { id kind product size url order }\n  }\n': typeof types.EndPushRequestsDocument
  '\n  query CaptchaTask($operation: String!) {\n    captcha(operation: $operation) {\n      challenge\n      watcher { siteKey scriptUrl }\n    }\n  }\n': typeof types.CaptchaTaskDocument
  '\n  query Upsell($sku: String!) {\n    upsell(sku: $sku) {\n      sku name url isOneSize type\n      price { label }\n      regular_price { label }\n      image { url width height }\n    }\n  }\n': typeof types.UpsellDocument
  '\n  fragment CartView on Cart {\n    count\n    items {\n      id referencedId name modified quantity minPurchase purchaseSteps maxPurchase label type removable stackable url brand\n      image { url alt width height focus }\n      payload { productNumber size options { group option } }\n      price {\n        unitPrice { amount label }\n        totalPrice { amount label }\n        regularUnitPrice { amount label }\n        priorUnitPrice { amount label }\n        taxRules { taxRate }\n      }\n      priceWhenAdded { label }\n      product { unitPrice }\n      deliveryInformation { deliveryTime }\n      error { messageKey name message }\n    }\n    price {\n      subtotal { amount label }\n      positionPrice { amount label }\n      adjustments { name price { amount label } }\n      shipping { amount label }\n      netPrice { amount label }\n      totalPrice { amount label }\n      taxes { taxRate tax }\n    }\n    deliveries { shippingMethod { name type reference storePickup } }\n    errors { messageKey name message level }\n    extras { key name price { label } }\n    deliveryPromise { min max }\n    deliveryDate { label }\n  }\n': typeof types.CartViewFragmentDoc
  '\n  query ShoppersCart($token: String, $name: String) {\n    getCart(token: $token, name: $name) { ...CartView \n      expressWallets\n      items { id product { variants { sku size stockState } } }\n      savedItems {\n        id referencedId name type url brand\n        image { url alt width height }\n        payload { size options { group option } stock }\n        price { unitPrice { label } regularUnitPrice { label } priorUnitPrice { label } }\n      }\n    }\n  }\n': typeof types.ShoppersCartDocument
  '\n  mutation ChangeQuantity($token: String, $id: ID!, $quantity: Int!) {\n    updateCartItem(token: $token, id: $id, quantity: $quantity) {\n      __typename\n      ... on Cart { errors { messageKey name message level } }\n      ... on Refused { refusals { messageKey name message } }\n    }\n  }\n': typeof types.ChangeQuantityDocument
  '\n  mutation ChangeSize($token: String, $id: ID!, $referencedId: String!) {\n    changeCartItemSize(token: $token, id: $id, referencedId: $referencedId) {\n      __typename\n      ... on Cart { errors { messageKey name message level } }\n      ... on Refused { refusals { messageKey name message } }\n    }\n  }\n': typeof types.ChangeSizeDocument
  '\n  mutation SaveLine($token: String, $id: ID!) {\n    saveForLater(token: $token, id: $id) {\n      __typename\n      ... on Cart { errors { messageKey name message level } }\n      ... on Refused { refusals { messageKey name message } }\n    }\n  }\n': typeof types.SaveLineDocument
  '\n  mutation MoveLine($token: String, $id: ID!) {\n    moveToCart(token: $token, id: $id) {\n      __typename\n      ... on Cart { errors { messageKey name message level } }\n      ... on Refused { refusals { messageKey name message } }\n    }\n  }\n': typeof types.MoveLineDocument
  '\n  mutation RemoveLine($token: String, $ids: [ID!]!) {\n    deleteCartItem(token: $token, ids: $ids) {\n      __typename\n      ... on Cart { errors { messageKey name message level } }\n      ... on Refused { refusals { messageKey name message } }\n    }\n  }\n': typeof types.RemoveLineDocument
  '\n  mutation AddToCartPage($token: String, $items: [CartItemInput!]!) {\n    addToCart(token: $token, items: $items) {\n      __typename\n      ... on Cart { errors { messageKey name message level } }\n      ... on Refused { refusals { messageKey name message } }\n    }\n  }\n': typeof types.AddToCartPageDocument
  '\n  mutation BeginContext {\n    createContext { token }\n  }\n': typeof types.BeginContextDocument
  '\n  query CartInStores($skus: [String!]!) {\n    stockByLocations(skus: $skus) { code name abroad qty exact sku }\n    stores { code reference }\n  }\n': typeof types.CartInStoresDocument
  '\n  mutation AddToCart($token: String, $items: [CartItemInput!]!) {\n    addToCart(token: $token, items: $items) {\n      __typename\n      ... on Cart {\n        count\n        items {\n          referencedId name brand quantity\n          image { url width height }\n          price { unitPrice { label amount } }\n          payload { size }\n          product { sku unitPrice }\n        }\n        errors { messageKey name message level }\n      }\n      ... on Refused { refusals { messageKey name message } }\n    }\n  }\n': typeof types.AddToCartDocument
  '\n  query SharedCart($skus: [String!]!) {\n    productsBySku(skus: $skus) {\n      sku name url isOneSize\n      brand { name }\n      color { name }\n      image { url width height focus }\n      variants { sku size stockState price { label } }\n    }\n  }\n': typeof types.SharedCartDocument
  '\n  query OnlySize($sku: String!) {\n    pdp(sku: $sku) { isOneSize variants { sku } }\n  }\n': typeof types.OnlySizeDocument
  '\n  query BoughtWith($skus: [String!]!) {\n    boughtWith(skus: $skus) { ...ProductCard }\n    seenWith(skus: $skus) { ...ProductCard }\n    similarTo(skus: $skus) { ...ProductCard }\n  }\n': typeof types.BoughtWithDocument
  '\n  query EditorialTiles($category: String!, $lang: String!) {\n    editorialTiles(category: $category, lang: $lang) { documents { id data } }\n  }\n': typeof types.EditorialTilesDocument
  '\n  query ProductList(\n    $filters: [FilterInput!]!, $page: Int!, $itemsPerPage: Int!\n    $urlId: ID!, $hasUrl: Boolean!\n  ) {\n    search(filters: $filters, page: $page, itemsPerPage: $itemsPerPage) {\n      productData {\n        totalCount\n        inStore\n        products { ...ProductCard }\n        facets { ...ListFacet }\n      }\n    }\n    esUrlsGlobal(urlId: $urlId) @include(if: $hasUrl) { storeCode url }\n  }\n': typeof types.ProductListDocument
  '\n  fragment ListFacet on Facet {\n    name\n    groups { key label hex value count chosen }\n    bars { from to count }\n    values { value label hex count chosen group category { id name url parentId } }\n  }\n': typeof types.ListFacetFragmentDoc
  '\n  query SimilarProducts($search: String, $filters: [FilterInput!]!) {\n    search(search: $search, filters: $filters, page: 1, itemsPerPage: 24) {\n      productData { products { ...ProductCard } }\n    }\n  }\n': typeof types.SimilarProductsDocument
  '\n  query CategoriesOfProduct($sku: String!) {\n    pdp(sku: $sku) { categories { id level } color { hex } }\n  }\n': typeof types.CategoriesOfProductDocument
  '\n  query NearestToWords($search: String!) {\n    search(search: $search, filters: [], page: 1, itemsPerPage: 12) {\n      productData { products { ...ProductCard } }\n    }\n  }\n': typeof types.NearestToWordsDocument
  '\n  query SimilarTo($skus: [String!]!) {\n    similarTo(skus: $skus) { ...ProductCard }\n  }\n': typeof types.SimilarToDocument
  '\n  query MoreProducts($search: String, $filters: [FilterInput!]!, $page: Int!, $itemsPerPage: Int!) {\n    search(search: $search, filters: $filters, page: $page, itemsPerPage: $itemsPerPage) {\n      productData { totalCount inStore products { ...ProductCard } }\n    }\n  }\n': typeof types.MoreProductsDocument
  '\n  query ProductPassport($gtin: String!) {\n    productPassport(gtin: $gtin) {\n      gtin sku productSku name brand color size url\n      image { url alt width height }\n      footwear { part materials }\n      textile { part fibres }\n      care warnings\n      manufacturer { name address email responsiblePerson }\n      origin originName recycledContent repair recycling\n    }\n  }\n': typeof types.ProductPassportDocument
  '\n  fragment ProductCard on Product {\n    sku\n    name\n    url\n    isOneSize\n    isComingSoon\n    totalAvailableStock\n    brand { name }\n    color { hex }\n    relatedProducts { type colorHex }\n    image { url focus }\n    hover_image { url focus }\n    label\n    discount\n    price { label }\n    priorPrice { label }\n    unitPrice\n    rating { average count }\n  }\n': typeof types.ProductCardFragmentDoc
  '\n  query ProductDetail($sku: String!) {\n    pdp(sku: $sku) {\n      sku parentSku name description url attribute isOneSize isComingSoon comingSoonDate isPresentedBySneakers label discount\n      brand { name url }\n      color { name hex }\n      images { url alt width height focus }\n      image { url width height focus }\n      video\n      threesixty { url alt width height }\n      price { amount currency label }\n      priorPrice { amount label }\n      variants { sku size stockState availableStock deliveryTime ean price { amount label } }\n      relatedProducts { type name colorName url productNumber availableStock image { url width height focus } }\n      categories { id level name url parentId }\n      boughtTogether { ...ProductCard }\n      seenTogether { ...ProductCard }\n      similarProducts { ...ProductCard }\n      crossSellings { complementary { ...ProductCard } maintenance { ...ProductCard } }\n      swProduct { metaTitle metaDescription properties { name position visible options } }\n      footwear { part materials }\n      textile { part fibres }\n      care warnings unitPrice\n      manufacturer { name address email responsiblePerson }\n      sizeTable { id }\n      passports { gtin size }\n      fit { runs percent cases isForMost }\n      reviewSummary { ...ReviewSummaryFields }\n      shippingRates { countries price { amount currency } }\n      returnTerms { inStore country days }\n    }\n  }\n': typeof types.ProductDetailDocument
  '\n  query ProductContent($sizeTable: ID, $lang: String!, $named: [String!], $skus: [String!]!, $url: String!) {\n    pdpContent(sizeTable: $sizeTable, lang: $lang, predicates: $named) {\n      advice\n      slices { items { size_eu size_us size_uk size_cm } }\n      looks { id uid url data }\n    }\n    deliveryPromise(skus: $skus) { min max }\n    esUrl(url: $url) { id }\n  }\n': typeof types.ProductContentDocument
  '\n  query ProductUrls($urlId: ID!) {\n    esUrlsGlobal(urlId: $urlId) { storeCode url }\n  }\n': typeof types.ProductUrlsDocument
  '\n  query SizeAvailability($skus: [String!]!) {\n    stockByLocations(skus: $skus) { code name abroad qty exact sku }\n    deliveryPromise(skus: $skus) { min max }\n  }\n': typeof types.SizeAvailabilityDocument
  '\n  query SimilarRow($skus: [String!]!) {\n    seenWith(skus: $skus) { ...ProductCard }\n    similarTo(skus: $skus) { ...ProductCard }\n  }\n': typeof types.SimilarRowDocument
  '\n  query SizesNow($sku: String!) {\n    pdp(sku: $sku) {\n      sku name attribute isOneSize isComingSoon comingSoonDate url\n      brand { name }\n      color { name }\n      image { url width height focus }\n      price { label }\n      priorPrice { label }\n      discount\n      variants { sku size stockState availableStock deliveryTime price { label } }\n    }\n  }\n': typeof types.SizesNowDocument
  '\n  query ProductsBySku($skus: [String!]!) {\n    productsBySku(skus: $skus) { ...ProductCard }\n  }\n': typeof types.ProductsBySkuDocument
  '\n  mutation AskQuestion($input: QuestionInput!) {\n    askQuestion(input: $input) {\n      __typename\n      ... on QuestionReceived { email }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.AskQuestionDocument
  '\n  query CustomerServiceState {\n    storeConfig { contact { openState { open until opens { date time daysAhead } } } }\n  }\n': typeof types.CustomerServiceStateDocument
  '\n  fragment AddressView on Address {\n    id\n    country { iso name }\n    salutation { key label }\n    firstName lastName street additionalAddressLine1 additionalAddressLine2 zipcode city phoneNumber\n    customFields { servicePoint }\n  }\n': typeof types.AddressViewFragmentDoc
  '\n  fragment GiftCardPart on GiftCardPayment { ending amount { amount label } toPay { amount label } }\n': typeof types.GiftCardPartFragmentDoc
  '\n  fragment CheckoutView on Context {\n    email\n    cart { ...CartView offersGiftReceipt expressWallets }\n    cartStatus { status recover order { state redirectUrl reference } }\n    shippingMethod { id }\n    paymentMethod { id }\n    giftCard { ...GiftCardPart }\n    billingAddress { ...AddressView }\n    shippingAddress { ...AddressView }\n    collectable\n    billingAddressRequired\n    pickup { hasAll ready { date time daysAhead } }\n  }\n': typeof types.CheckoutViewFragmentDoc
  '\n  query ShoppersCheckout($token: String) {\n    getContext(token: $token) { ...CheckoutView }\n  }\n': typeof types.ShoppersCheckoutDocument
  '\n  fragment OfferedPaymentMethod on PaymentMethod {\n    id name description icon credit termsRequired termsUrl\n    wallet { kind merchantName country currency googlePay { profileId merchantId test } }\n  }\n': typeof types.OfferedPaymentMethodFragmentDoc
  '\n  fragment OrderView on SwOrder {\n    id number createdAt state paymentStatus paymentMethod\n    deliveryDate { label passed }\n    giftCard { ...GiftCardPart }\n    openTransfer { payee iban bic reference payUntil amount { amount label } }\n    customer { firstName }\n    pickup { ...OrderPickup }\n    price {\n      subtotal { amount label }\n      adjustments { name price { amount label } }\n      shipping { amount label }\n      totalPrice { amount label }\n      taxes { taxRate tax }\n    }\n    lines { productSku name size color quantity taxRate total { amount label } image { url alt width height } }\n  }\n': typeof types.OrderViewFragmentDoc
  '\n  mutation SettlePayment($reference: String!) {\n    settlePayment(reference: $reference) { ...OrderView }\n  }\n': typeof types.SettlePaymentDocument
  '\n  mutation ChooseShippingMethod($token: String!, $id: ID!) {\n    updateShippingMethod(token: $token, id: $id) {\n      __typename\n      ... on Context { cart { deliveries { shippingMethod { type } } } }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.ChooseShippingMethodDocument
  '\n  query AddressChoices {\n    storeConfig {\n      countries { iso name }\n      salutations { key label }\n    }\n    getCustomer {\n      email\n      activeBillingAddress { ...AddressView }\n      activeShippingAddress { ...AddressView }\n    }\n  }\n': typeof types.AddressChoicesDocument
  '\n  query CheckoutAddressBook {\n    addresses { ...AddressView }\n  }\n': typeof types.CheckoutAddressBookDocument
  '\n  query OfferedPaymentMethods($token: String, $reference: String) {\n    getPaymentOptions(token: $token, reference: $reference) {\n      __typename\n      ... on PaymentOptions { methods { ...OfferedPaymentMethod } }\n    }\n  }\n': typeof types.OfferedPaymentMethodsDocument
  '\n  mutation RestoreCart($token: String, $reference: String) {\n    restoreCart(token: $token, reference: $reference) {\n      __typename\n      ... on Cart { count }\n    }\n  }\n': typeof types.RestoreCartDocument
  '\n  query FoundServicePoints(\n    $type: ID!\n    $token: String\n    $query: String\n    $number: String\n    $zipcode: String\n    $city: String\n    $street: String\n    $houseNumber: String\n    $limit: Int\n  ) {\n    findServicePoints(\n      type: $type\n      token: $token\n      query: $query\n      number: $number\n      zipcode: $zipcode\n      city: $city\n      street: $street\n      houseNumber: $houseNumber\n      limit: $limit\n    ) {\n      __typename\n      ... on FoundServicePoints {\n        points {\n          providerId provider locationType title street houseNumber houseNumberAddition postcode city lat lng distance telephone\n          additionalInformation\n          pickup { hasAll ready { date time daysAhead } }\n          openingDays { day periods { opens closes } }\n          openingDayExceptions { date periods { opens closes } }\n          openState { open until opens { date time daysAhead } }\n        }\n      }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.FoundServicePointsDocument
  '\n  query LookUpAddress($countryIso: String!, $zipcode: String, $houseNumber: String, $line: String) {\n    lookUpAddress(countryIso: $countryIso, zipcode: $zipcode, houseNumber: $houseNumber, line: $line) {\n      street houseNumber zipcode city\n    }\n  }\n': typeof types.LookUpAddressDocument
  '\n  mutation ChoosePaymentMethod($token: String!, $id: ID!) {\n    updatePaymentMethod(token: $token, id: $id) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.ChoosePaymentMethodDocument
  '\n  mutation PlaceOrder($token: String, $input: PlaceOrderInput!) {\n    placeOrder(token: $token, input: $input) {\n      __typename\n      ... on PlacedOrder { id reference }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.PlaceOrderDocument
  '\n  mutation PrepareCheckout($token: String) {\n    prepareCheckout(token: $token) {\n      cart { count errors { level } }\n    }\n  }\n': typeof types.PrepareCheckoutDocument
  '\n  mutation PrepareOnePage($token: String) {\n    prepareCheckout(token: $token) { ...CheckoutView }\n  }\n': typeof types.PrepareOnePageDocument
  '\n  query AvailableShippingMethods($token: String, $onlyAvailable: Boolean) {\n    getShippingMethods(token: $token, onlyAvailable: $onlyAvailable) {\n      id name description type storePickup deliveryTime asksForCustomerNumber\n      price { amount label }\n      freeFrom { label }\n      deliveryDate { label }\n    }\n  }\n': typeof types.AvailableShippingMethodsDocument
  '\n  mutation StartPayment($orderId: ID!, $finishUrl: String!, $errorUrl: String!, $additionalData: PaymentDataInput) {\n    handlePayment(orderId: $orderId, finishUrl: $finishUrl, errorUrl: $errorUrl, additionalData: $additionalData) {\n      __typename\n      ... on PaymentRedirect { redirectUrl }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.StartPaymentDocument
  '\n  mutation SendToBookAddress($token: String!, $id: ID!) {\n    updateShippingAddress(token: $token, id: $id) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.SendToBookAddressDocument
  '\n  mutation SetCheckoutAddress(\n    $token: String\n    $email: String\n    $billingAddress: AddressInput\n    $shippingAddress: AddressInput\n  ) {\n    setShippingAddress(\n      token: $token\n      email: $email\n      billingAddress: $billingAddress\n      shippingAddress: $shippingAddress\n    ) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.SetCheckoutAddressDocument
  '\n  mutation BeginWalletSession($validationUrl: String!) {\n    beginWalletSession(validationUrl: $validationUrl) {\n      __typename\n      ... on WalletSession { session }\n    }\n  }\n': typeof types.BeginWalletSessionDocument
  '\n  query BrandStory($uid: String!, $lang: String!) {\n    contentPage(uid: $uid, type: "brand", lang: $lang) {\n      id uid url page_title meta_title meta_description meta_robots parents { label url } data\n    }\n  }\n': typeof types.BrandStoryDocument
  '\n  query Brands($lang: String!) {\n    contentPage(uid: "brands", lang: $lang) { page_title meta_title meta_description meta_robots data }\n    cmsPages(parent: "brands", type: "brand", lang: $lang, pageSize: 100, orderings: "[my.brand.title]") {\n      documents { id url data }\n    }\n  }\n': typeof types.BrandsDocument
  '\n  query JournalSubjects($lang: String!) {\n    contentPage(uid: "blog", lang: $lang) {\n      page_title meta_title meta_description meta_robots data alternates { storeCode url }\n    }\n    blogListQuery(lang: $lang, pageSize: 100, graphQuery: "{ blog_post { category } }") { documents { id url data } }\n  }\n': typeof types.JournalSubjectsDocument
  '\n  query JournalPosts($lang: String!, $page: Int!, $predicates: [String!]) {\n    blogListQuery(lang: $lang, page: $page, predicates: $predicates) {\n      documents { id url data } hasMore\n    }\n  }\n': typeof types.JournalPostsDocument
  '\n  query Post($path: String!, $uid: String!, $lang: String!) {\n    redirect(path: $path) { path status }\n    contentPage(uid: $uid, type: "blog_post", lang: $lang) {\n      id uid url page_title meta_title meta_description meta_robots last_publication_date parents { label url } data\n      alternates { storeCode url }\n    }\n    storeConfig { company { tradeName } }\n  }\n': typeof types.PostDocument
  '\n  query PostNeighbours(\n    $uid: String!, $lang: String!, $before: [String!]!, $after: [String!]!\n  ) {\n    cmsPageQuery(\n      uid: $uid, type: "blog_post", lang: $lang\n      prevPredicates: $before, prevOrderings: "[my.blog_post.date desc]"\n      nextPredicates: $after, nextOrderings: "[my.blog_post.date]"\n    ) {\n      previous { id url data }\n      next { id url data }\n    }\n  }\n': typeof types.PostNeighboursDocument
  '\n  query ContentPage($uid: String!, $lang: String!) {\n    contentPage(uid: $uid, lang: $lang) {\n      id uid page_title meta_title meta_description meta_robots parents { label url } data\n      alternates { storeCode url }\n    }\n  }\n': typeof types.ContentPageDocument
  '\n  query ErrorPage($lang: String!) {\n    errorPage(uid: "404", lang: $lang) {\n      id uid page_title meta_title meta_description meta_robots parents { label url } data\n    }\n  }\n': typeof types.ErrorPageDocument
  '\n  query LikedLooks($lang: String!, $named: [String!]!) {\n    lookbookDetail(lang: $lang, predicates: $named, pageSize: 18) {\n      looks { documents { id uid url data } }\n    }\n  }\n': typeof types.LikedLooksDocument
  '\n  query Look($path: String!, $parent: String!, $lang: String!, $named: [String!]!) {\n    redirect(path: $path) { path status }\n    contentPage(uid: $parent, lang: $lang) { page_title url }\n    lookbookDetail(lang: $lang, predicates: $named, pageSize: 5) {\n      looks { documents { id uid url meta_title meta_description data alternates { storeCode url } } }\n    }\n    lookbookList(parent: $parent, lang: $lang) { documents { id uid url data } hasMore endCursor }\n  }\n': typeof types.LookDocument
  '\n  query MoreLooks($parent: String!, $lang: String!, $after: ID) {\n    lookbookList(parent: $parent, lang: $lang, after: $after) { documents { id uid url data } hasMore endCursor }\n  }\n': typeof types.MoreLooksDocument
  '\n  query PiecesOfLook($skus: [String!]!) {\n    productsBySku(skus: $skus) { ...ProductCard }\n  }\n': typeof types.PiecesOfLookDocument
  '\n  query Lookbook($uid: String!, $lang: String!, $after: ID) {\n    contentPage(uid: $uid, lang: $lang) {\n      page_title meta_title meta_description meta_robots data alternates { storeCode url }\n    }\n    lookbookList(parent: $uid, lang: $lang, after: $after) {\n      documents { id uid url data } hasMore endCursor\n    }\n  }\n': typeof types.LookbookDocument
  '\n  query SliceProductsOfList($filters: [FilterInput!]!, $count: Int!) {\n    search(filters: $filters, page: 1, itemsPerPage: $count) {\n      productData { products { ...ProductCard } }\n    }\n  }\n': typeof types.SliceProductsOfListDocument
  '\n  query SliceProductsBySku($skus: [String!]!) {\n    productsBySku(skus: $skus) { ...ProductCard }\n  }\n': typeof types.SliceProductsBySkuDocument
  '\n  query SliceProductsOfLooks($skus: [String!]!) {\n    productsBySku(skus: $skus) { sku name url brand { name } price { label } priorPrice { label } }\n  }\n': typeof types.SliceProductsOfLooksDocument
  '\n  fragment HistoryOrder on OrderHistoryOrder {\n    id\n    number\n    reference\n    label\n    pickup { ...OrderPickup }\n    progress { deliveryDate { label passed } }\n    orderDate\n    shipmentDate\n    deliveredDate\n    trackTraceUrl\n    paymentMethod\n    totalAmount { label }\n    shippingAmount { amount label }\n    invoiceAddress { firstName lastName street additionalAddressLine1 additionalAddressLine2 zipcode city country { iso name } }\n    deliveryAddress {\n      firstName lastName street additionalAddressLine1 additionalAddressLine2 zipcode city\n      country { iso name }\n      customFields { servicePoint }\n    }\n    invoices { number kind }\n    adjustments { name total { label } }\n    items { sku name size color quantity type taxRate total { label } image { url alt width height } }\n  }\n': typeof types.HistoryOrderFragmentDoc
  '\n  query OwnEmailToken {\n    getCustomer { firstName emailToken }\n  }\n': typeof types.OwnEmailTokenDocument
  '\n  query OrderHistory($emailToken: String!) {\n    GetOrderHistory(emailToken: $emailToken) {\n      count\n      orders { ...HistoryOrder }\n    }\n  }\n': typeof types.OrderHistoryDocument
  '\n  query FavouriteStores {\n    getCustomer { customFields { stores } }\n  }\n': typeof types.FavouriteStoresDocument
  '\n  mutation UpdateFavouriteStores($stores: [String!]!) {\n    updateCustomer(input: { stores: $stores }) { __typename }\n  }\n': typeof types.UpdateFavouriteStoresDocument
  '\n  query WhoIsLoggedIn {\n    getCustomer { id }\n  }\n': typeof types.WhoIsLoggedInDocument
  '\n  query KnownCustomer {\n    getCustomer { firstName lastName email }\n  }\n': typeof types.KnownCustomerDocument
  '\n  query DashboardCustomer {\n    getCustomer {\n      firstName\n      lastName\n      customerNumber\n      customFields { stores }\n    }\n  }\n': typeof types.DashboardCustomerDocument
  '\n  query DashboardClub {\n    loyalty {\n      offered\n      available\n      pending\n      pendingUntil\n      nextVoucherAt\n      nextVoucherOn\n      entries { type points state at orderNumber voucher }\n    }\n    vouchers { barcode waarde currency geldig_tm }\n    stores { code ...StoreSummary }\n  }\n': typeof types.DashboardClubDocument
  '\n  mutation BeginPasskeyLogin {\n    beginPasskeyLogin {\n      __typename\n      ... on PasskeyOptions { options }\n    }\n  }\n': typeof types.BeginPasskeyLoginDocument
  '\n  mutation BeginPasskey($password: String!, $code: String) {\n    beginPasskey(password: $password, code: $code) {\n      __typename\n      ... on NewPasskeyOptions { options }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.BeginPasskeyDocument
  '\n  query CustomerWishes {\n    getWishlist { products { sku } }\n    getCustomer { customerNumber customFields { lookbooks } }\n  }\n': typeof types.CustomerWishesDocument
  '\n  mutation AddToWishlist($productId: ID!) {\n    addToWishlist(productId: $productId) { customerId }\n  }\n': typeof types.AddToWishlistDocument
  '\n  mutation DeleteFromWishlist($productId: ID!) {\n    deleteFromWishlist(productId: $productId) { customerId }\n  }\n': typeof types.DeleteFromWishlistDocument
  '\n  mutation KeepLooks($lookbooks: [String!]!) {\n    updateCustomer(input: { lookbooks: $lookbooks }) { __typename }\n  }\n': typeof types.KeepLooksDocument
  '\n  query KeptProducts($skus: [String!]!) {\n    productsBySku(skus: $skus) { sku name url brand { name } image { url } }\n  }\n': typeof types.KeptProductsDocument
  '\n  query PushKey {\n    pushKey\n  }\n': typeof types.PushKeyDocument
  '\n  mutation SaveCookieConsent($enabled: Boolean!) {\n    saveCookieConsent(enabled: $enabled) { success }\n  }\n': typeof types.SaveCookieConsentDocument
  '\n  mutation WithdrawMeasuring {\n    withdrawMeasuring { success }\n  }\n': typeof types.WithdrawMeasuringDocument
  '\n  query Visitor {\n    getCart { count }\n    getCustomer { firstName }\n  }\n': typeof types.VisitorDocument
  '\n  query GiftReceipt($code: String!) {\n    giftReceipt(code: $code) {\n      code\n      returnsUntil\n      returnsOver\n      returnsByPost\n      pieces { position quantity name size color image { url alt width height } }\n      returnable { position quantity name size color image { url alt width height } }\n      exchangeChoices { position sku size color isOtherColor }\n      returns { reference way receivedAt pieces { position quantity name size color } }\n    }\n  }\n': typeof types.GiftReceiptDocument
  '\n  query GiftCardOffer {\n    giftCardOffer {\n      amounts { amount label }\n      least { amount label }\n      most { amount label }\n      today lastMailDay years\n      paymentMethods { ...OfferedPaymentMethod }\n    }\n  }\n': typeof types.GiftCardOfferDocument
  '\n  mutation BuyGiftCard($input: BuyGiftCardInput!) {\n    buyGiftCard(input: $input) {\n      __typename\n      ... on GiftCardCheckout { redirectUrl }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.BuyGiftCardDocument
  '\n  query GiftCardSale($reference: String!) {\n    giftCardSale(reference: $reference) { state amount { label } receiverName mailOn }\n  }\n': typeof types.GiftCardSaleDocument
  '\n  query GiftCardBalance($code: String!) {\n    giftCardBalance(code: $code) { ending balance { label } validUntil usable }\n  }\n': typeof types.GiftCardBalanceDocument
  '\n  query ScannedSize($code: String!) {\n    search(search: $code, page: 1, itemsPerPage: 3) {\n      productData { products { url isOneSize variants { sku legacySku ean } } }\n    }\n  }\n': typeof types.ScannedSizeDocument
  '\n  query StaffMessages {\n    staffMessages { ...StaffMessage }\n  }\n  fragment StaffMessage on StaffMessage {\n    id state variantSku askedAt undelivered\n  }\n': typeof types.StaffMessagesDocument
  '\n  mutation AskStaff($input: AskStaffInput!) {\n    askStaff(input: $input) {\n      __typename\n      ... on StaffMessage { ...StaffMessage }\n      ... on Refused { refusals { messageKey name message } }\n    }\n  }\n': typeof types.AskStaffDocument
  '\n  mutation CancelStaffMessage($id: ID!) {\n    cancelStaffMessage(id: $id) { __typename }\n  }\n': typeof types.CancelStaffMessageDocument
  '\n  mutation SubscribeToNewsletter($input: NewsletterSubscribeInput!) {\n    newsletterSubscribe(input: $input) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.SubscribeToNewsletterDocument
  '\n  mutation AddNewsletterMember($input: NewsletterInput!) {\n    ttAddNewsletterMember(input: $input) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.AddNewsletterMemberDocument
  '\n  query NewsletterReader {\n    getCustomer { firstName lastName email salutation { key } }\n  }\n': typeof types.NewsletterReaderDocument
  '\n  fragment OrderProgress on OrderProgress {\n    label\n    cancellable\n    deliveryDate { label passed }\n    returnsUntil\n    returnsByPost\n    returnsOver\n    exchangeable\n    reviewable { position }\n    photographed { room }\n    repairable { piece { position } }\n    repairs { code service state proposedPrice { label } }\n    invoices { number kind }\n    returnable { position quantity name size color image { url alt width height } }\n    parcels {\n      carrier trackingCode trackingUrl shippedAt deliveredAt\n      pieces { position quantity name size color }\n    }\n    returns { reference way announcedAt receivedAt pieces { position quantity name size color } }\n    refunds { reason exchangeNumber amount { label } createdAt dueAt refundedAt byProvider { amount label } byHand { amount label } byHandDoneAt }\n  }\n': typeof types.OrderProgressFragmentDoc
  '\n  query FollowOrder($reference: String!) {\n    SwOrder(reference: $reference) {\n      ...OrderView\n      progress { ...OrderProgress }\n    }\n  }\n': typeof types.FollowOrderDocument
  '\n  query ExchangeOrder($reference: String!) {\n    SwOrder(reference: $reference) {\n      progress { ...ExchangeProgress }\n    }\n  }\n  fragment ExchangeProgress on OrderProgress {\n    returnsByPost\n    returnable { position quantity name size color image { url alt width height } }\n    exchangeChoices { position sku size color isOtherColor }\n  }\n': typeof types.ExchangeOrderDocument
  '\n  query RepairOrder($reference: String!) {\n    SwOrder(reference: $reference) {\n      progress { ...RepairProgress }\n    }\n  }\n  fragment RepairProgress on OrderProgress {\n    repairable {\n      piece { position name size color image { url alt width height } }\n      services { id name price { amount label } days }\n    }\n    repairs {\n      code service state way days reason cancellable\n      piece { position name size color }\n      price { label }\n      proposedPrice { amount label }\n      store { reference title }\n    }\n    repairStores { code title city country { name } }\n    repairsByPost\n  }\n': typeof types.RepairOrderDocument
  '\n  query ReviewableOrder($reference: String!) {\n    SwOrder(reference: $reference) {\n      progress { ...ReviewableProgress }\n    }\n  }\n  fragment ReviewableProgress on OrderProgress {\n    reviewable { position productSku name size color image { url alt width height } }\n  }\n': typeof types.ReviewableOrderDocument
  '\n  query PhotographedOrder($reference: String!) {\n    SwOrder(reference: $reference) {\n      progress { ...PhotographedProgress }\n    }\n  }\n  fragment PhotographedProgress on OrderProgress {\n    photographed {\n      piece { position name size color image { url alt width height } }\n      photographs { id state preview }\n      room\n    }\n  }\n': typeof types.PhotographedOrderDocument
  '\n  mutation BuyAgain($token: String, $reference: String!) {\n    buyAgain(token: $token, reference: $reference) {\n      __typename\n      ... on Cart { count errors { messageKey name message level } }\n      ... on Refused { refusals { messageKey name message } }\n    }\n  }\n': typeof types.BuyAgainDocument
  '\n  mutation TellPickupArrival($reference: String!, $arrival: Arrival) {\n    tellPickupArrival(reference: $reference, arrival: $arrival) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.TellPickupArrivalDocument
  '\n  fragment OrderPickup on OrderPickup {\n    locationType title lines state code expectedAt keptUntil collectedAt arrival canTellArrival\n    store { ...StoreSummary ...StoreHours timeZone }\n  }\n': typeof types.OrderPickupFragmentDoc
  '\n  mutation FollowOrderByPush($reference: String!, $subscription: BrowserSubscriptionInput!) {\n    followOrderByPush(reference: $reference, subscription: $subscription) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.FollowOrderByPushDocument
  '\n  query QuickSearch($search: String!) {\n    search(search: $search, isQuickSearch: true, filters: [{ name: "plp", values: ["true"] }], page: 1, itemsPerPage: 3) {\n      productData { totalCount products { ...ProductCard } }\n      urlData { urls { url label page_group parents { label } } }\n      urlSuggestData { suggestions { text } }\n      corrected\n      understood\n      ignored\n    }\n  }\n': typeof types.QuickSearchDocument
  '\n  query ReservePage($sku: String!, $store: String!) {\n    pdp(sku: $sku) {\n      sku name isOneSize url\n      brand { name }\n      image { url width height }\n      variants { sku size }\n    }\n    stores { ...StoreSummary timeZone }\n    reservationUntil(location: $store)\n  }\n': typeof types.ReservePageDocument
  '\n  mutation ReserveInStore($input: ReservationInput!) {\n    reserveInStore(input: $input) {\n      __typename\n      ... on Reservation { hash }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.ReserveInStoreDocument
  '\n  query ReservationPage($hash: String!) {\n    reservation(hash: $hash) {\n      number state ready arrival canTellArrival heldUntil size name brand url\n      store { ...StoreSummary timeZone }\n    }\n  }\n': typeof types.ReservationPageDocument
  '\n  mutation CancelReservation($hash: String!) {\n    cancelReservation(hash: $hash) { __typename }\n  }\n': typeof types.CancelReservationDocument
  '\n  mutation TellReservationArrival($hash: String!, $arrival: Arrival) {\n    tellReservationArrival(hash: $hash, arrival: $arrival) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.TellReservationArrivalDocument
  '\n  fragment ReviewFields on ProductReview {\n    id source isVerified stars comfort quality fit size title text language author writtenAt reply helpful votes\n    photographs { url smallUrl width height }\n  }\n  fragment ReviewSummaryFields on ReviewSummary {\n    count average byStars small normal large\n    sources { source count average }\n    told { sources count average }\n    top { ...ReviewFields }\n  }\n': typeof types.ReviewFieldsFragmentDoc
  '\n  query ProductReviews($sku: String!, $order: ReviewOrder, $size: String, $fit: ReviewFit, $page: Int) {\n    pdp(sku: $sku) {\n      sku name url\n      brand { name }\n      image { url alt width height }\n      reviewSummary { ...ReviewSummaryFields }\n      reviews(order: $order, size: $size, fit: $fit, page: $page) {\n        total pages sizes isChecked takesPhotographs\n        reviews { ...ReviewFields }\n      }\n    }\n  }\n': typeof types.ProductReviewsDocument
  '\n  query Layout($lang: String!) {\n    layout(lang: $lang) {\n      banners { text action_from action_to color background_color link guests_only }\n      navigation {\n        primary { label url segment imageLabel image { url alt width height } }\n        items { title url items { label url } }\n      }\n      usps { label link icon description }\n      links { title links { label url } }\n      legal { label url }\n      social { network url }\n      paymentIcons { key label }\n      jobs { title text link { label url } }\n      reviewStats { averageRating reviewCount viewReviewUrl }\n      trustedShop { label url }\n    }\n    headerUsps(lang: $lang) { label link icon description }\n    storeConfig { has_stores contact { phone phoneLabel email hours } company { tradeName } }\n  }\n': typeof types.LayoutDocument
  '\n  mutation ConfirmEmail($hash: String!) {\n    confirmEmail(hash: $hash) {\n      __typename\n      ... on EmailConfirmed { orders }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.ConfirmEmailDocument
  '\n  query RegistrationChoices {\n    storeConfig {\n      countries { iso name }\n      salutations { key label }\n    }\n  }\n': typeof types.RegistrationChoicesDocument
  '\n  mutation RegisterCustomer($input: RegisterCustomerInput!) {\n    registerCustomer(input: $input) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.RegisterCustomerDocument
  '\n  query GuestDataFile($hash: String!) {\n    guestData(hash: $hash) { exported }\n  }\n': typeof types.GuestDataFileDocument
  '\n  query GuestDataAsPage($hash: String!) {\n    guestData(hash: $hash) { exportedPage }\n  }\n': typeof types.GuestDataAsPageDocument
  '\n  query GuestDataLink($hash: String!) {\n    guestData(hash: $hash) { __typename }\n  }\n': typeof types.GuestDataLinkDocument
  '\n  mutation SendGuestDataMail($email: String!) {\n    sendGuestDataMail(email: $email) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.SendGuestDataMailDocument
  '\n  query PasswordLink($hash: String!) {\n    isPasswordLink(hash: $hash)\n  }\n': typeof types.PasswordLinkDocument
  '\n  mutation ResetPassword($hash: String!, $newPassword: String!, $newPasswordConfirm: String!) {\n    resetPassword(hash: $hash, newPassword: $newPassword, newPasswordConfirm: $newPasswordConfirm) {\n      __typename\n      ... on SecondFactorNeeded { step }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.ResetPasswordDocument
  '\n  mutation Login($username: String!, $password: String!) {\n    login(username: $username, password: $password) {\n      __typename\n      ... on SecondFactorNeeded { step }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.LoginDocument
  '\n  mutation ConfirmLogin($step: String!, $code: String!) {\n    confirmLogin(step: $step, code: $code) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.ConfirmLoginDocument
  '\n  mutation LoginByPasskey($answer: JSONString!) {\n    loginByPasskey(answer: $answer) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.LoginByPasskeyDocument
  '\n  query PasskeyOffer {\n    storeConfig { passkeys }\n  }\n': typeof types.PasskeyOfferDocument
  '\n  mutation Logout {\n    logout { __typename }\n  }\n': typeof types.LogoutDocument
  '\n  mutation SendPasswordRecoveryMail($email: String!, $storefrontUrl: String!) {\n    sendPasswordRecoveryMail(email: $email, storefrontUrl: $storefrontUrl) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.SendPasswordRecoveryMailDocument
  '\n  query StockAlerts($hash: String!) {\n    stockAlerts(hash: $hash) { email alerts { id name brand size url } }\n  }\n': typeof types.StockAlertsDocument
  '\n  mutation EndStockAlerts($hash: String!, $id: ID) {\n    endStockAlerts(hash: $hash, id: $id) { __typename }\n  }\n': typeof types.EndStockAlertsDocument
  '\n  query BrandPage($url: String!) {\n    redirect(path: $url) { path status }\n    esUrl(url: $url) {\n      id url label page_type category_id gender sort sort_direction\n      filters { name values }\n      brand { id name story }\n    }\n  }\n': typeof types.BrandPageDocument
  '\n  query ResolvePath($path: String!) {\n    redirect(path: $path) { path status }\n    esUrl(url: $path) {\n      id url page_type category_id sku label gender sort sort_direction\n      filters { name values }\n      parents { label url }\n      category { id key name description }\n      brand { id name story }\n    }\n  }\n': typeof types.ResolvePathDocument
  '\n  query ProductUrlOfSku($sku: String!) {\n    getProductUrlBySku(sku: $sku)\n  }\n': typeof types.ProductUrlOfSkuDocument
  '\n  mutation SetPickupContact(\n    $token: String\n    $email: String!\n    $firstName: String!\n    $lastName: String!\n    $phoneNumber: String\n    $billingAddress: AddressInput\n  ) {\n    setPickupContact(\n      token: $token\n      email: $email\n      firstName: $firstName\n      lastName: $lastName\n      phoneNumber: $phoneNumber\n      billingAddress: $billingAddress\n    ) {\n      __typename\n      ... on Context { shippingMethod { id } }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.SetPickupContactDocument
  '\n  mutation ChooseGiftCard($token: String, $code: String!) {\n    chooseGiftCard(token: $token, code: $code) {\n      __typename\n      ... on Refused { refusals { messageKey } }\n    }\n  }\n': typeof types.ChooseGiftCardDocument
  '\n  mutation ChooseServicePoint($token: String, $type: ID!, $providerId: ID!, $dhlCustomerNumber: String) {\n    setServicePoint(token: $token, type: $type, providerId: $providerId, dhlCustomerNumber: $dhlCustomerNumber) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.ChooseServicePointDocument
  '\n  query BuyerOfOrder($token: String) {\n    getContext(token: $token) {\n      email\n      cartStatus { order { reference } }\n    }\n  }\n': typeof types.BuyerOfOrderDocument
  '\n  mutation RegisterAfterOrder($reference: String!, $password: String!, $storefrontUrl: String!) {\n    registerAfterOrder(reference: $reference, password: $password, storefrontUrl: $storefrontUrl) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.RegisterAfterOrderDocument
  '\n  query AddressBook {\n    getCustomer { id firstName lastName salutation { key } defaultBillingAddressId defaultShippingAddressId }\n    storeConfig {\n      countries { iso name }\n      salutations { key label }\n    }\n  }\n': typeof types.AddressBookDocument
  '\n  query OwnAddresses {\n    addresses { ...AddressView }\n  }\n': typeof types.OwnAddressesDocument
  '\n  mutation AddAddress($address: AddressInput!) {\n    addAddress(address: $address) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.AddAddressDocument
  '\n  mutation UpdateAddress($id: ID!, $address: AddressInput!) {\n    updateAddress(id: $id, address: $address) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.UpdateAddressDocument
  '\n  mutation DeleteAddress($id: ID!) {\n    deleteAddress(id: $id) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.DeleteAddressDocument
  '\n  mutation DefaultBillingAddress($id: ID!) {\n    defaultBillingAddress(id: $id) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.DefaultBillingAddressDocument
  '\n  mutation DefaultShippingAddress($id: ID!) {\n    defaultShippingAddress(id: $id) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.DefaultShippingAddressDocument
  '\n  query CustomerDetails {\n    getCustomer {\n      firstName\n      lastName\n      email\n      birthday\n      newsletter\n      salutation { key }\n      sessions { id device seenAt current }\n      passkeys { id }\n      secondFactor { since }\n    }\n    storeConfig {\n      passkeys\n      secondFactor\n      salutations { key label }\n    }\n  }\n': typeof types.CustomerDetailsDocument
  '\n  mutation UpdateCustomer($input: UpdateCustomerInput!) {\n    updateCustomer(input: $input) {\n      __typename\n      ... on Customer { newsletter }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.UpdateCustomerDocument
  '\n  mutation ChangeEmail($email: String!, $password: String!) {\n    changeEmail(email: $email, password: $password) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.ChangeEmailDocument
  '\n  mutation ChangePassword($password: String!, $newPassword: String!, $newPasswordConfirm: String!) {\n    changePassword(password: $password, newPassword: $newPassword, newPasswordConfirm: $newPasswordConfirm) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.ChangePasswordDocument
  '\n  mutation EndSession($id: ID!, $password: String, $code: String) {\n    endSession(id: $id, password: $password, code: $code) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.EndSessionDocument
  '\n  mutation DeleteCustomer($password: String!) {\n    DeleteCustomer(password: $password) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.DeleteCustomerDocument
  '\n  query ExportOfMyData {\n    getCustomer { exported }\n  }\n': typeof types.ExportOfMyDataDocument
  '\n  query ExportOfMyDataAsPage {\n    getCustomer { exportedPage }\n  }\n': typeof types.ExportOfMyDataAsPageDocument
  '\n  query PrintedInvoice($number: String!) {\n    orderInvoice(number: $number) { name pdf }\n  }\n': typeof types.PrintedInvoiceDocument
  '\n  query WhoWantsAnInvoice {\n    getCustomer { id }\n  }\n': typeof types.WhoWantsAnInvoiceDocument
  '\n  query AddressOfCustomer {\n    getCustomer { customerNumber email emailConfirmed }\n  }\n': typeof types.AddressOfCustomerDocument
  '\n  mutation SendEmailConfirmationMail {\n    sendEmailConfirmationMail {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.SendEmailConfirmationMailDocument
  '\n  query MemberPass {\n    getCustomer { firstName lastName customerNumber }\n  }\n': typeof types.MemberPassDocument
  '\n  query CustomerSecurity {\n    getCustomer {\n      email\n      passkeys { id name createdAt usedAt }\n      secondFactor { since recoveryCodesLeft }\n      sessions { device current }\n    }\n    storeConfig { passkeys secondFactor }\n  }\n': typeof types.CustomerSecurityDocument
  '\n  mutation AddPasskey($name: String!, $answer: JSONString!) {\n    addPasskey(name: $name, answer: $answer) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.AddPasskeyDocument
  '\n  mutation RemovePasskey($id: ID!, $password: String!, $code: String) {\n    removePasskey(id: $id, password: $password, code: $code) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.RemovePasskeyDocument
  '\n  mutation BeginSecondFactor($password: String!, $code: String) {\n    beginSecondFactor(password: $password, code: $code) {\n      __typename\n      ... on SecondFactorSetup { otpauthUrl }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.BeginSecondFactorDocument
  '\n  mutation ConfirmSecondFactor($code: String!) {\n    confirmSecondFactor(code: $code) {\n      __typename\n      ... on RecoveryCodes { recoveryCodes }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.ConfirmSecondFactorDocument
  '\n  mutation RenewRecoveryCodes($password: String!, $code: String) {\n    renewRecoveryCodes(password: $password, code: $code) {\n      __typename\n      ... on RecoveryCodes { recoveryCodes }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.RenewRecoveryCodesDocument
  '\n  mutation RemoveSecondFactor($password: String!, $code: String) {\n    removeSecondFactor(password: $password, code: $code) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.RemoveSecondFactorDocument
  '\n  query CustomerWishlist {\n    getWishlist {\n      products { ...ProductCard }\n    }\n  }\n': typeof types.CustomerWishlistDocument
  '\n  mutation ExchangeGift($code: String!, $input: ExchangePiecesInput!) {\n    exchangeGift(code: $code, input: $input) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.ExchangeGiftDocument
  '\n  mutation ReturnGift($code: String!, $input: AnnounceReturnInput!) {\n    returnGift(code: $code, input: $input) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.ReturnGiftDocument
  '\n  query HomeCompany {\n    storeConfig {\n      contact { phone email }\n      company { name tradeName street zipcode city country vatNumber }\n    }\n  }\n': typeof types.HomeCompanyDocument
  '\n  query NewsletterLink($token: String!) {\n    isNewsletterLink(token: $token)\n  }\n': typeof types.NewsletterLinkDocument
  '\n  mutation ConfirmNewsletter($token: String!) {\n    confirmNewsletter(token: $token) {\n      __typename\n      ... on NewsletterConfirmed { hash }\n    }\n  }\n': typeof types.ConfirmNewsletterDocument
  '\n  query NewsletterSettings($hash: String!) {\n    newsletterSettings(hash: $hash) { email firstname lastname gender language subscribed }\n  }\n': typeof types.NewsletterSettingsDocument
  '\n  mutation UpdateNewsletterSettings(\n    $hash: String!\n    $firstname: String\n    $lastname: String\n    $gender: String\n    $language: String\n    $subscribed: Boolean\n  ) {\n    updateNewsletterSettings(\n      hash: $hash\n      firstname: $firstname\n      lastname: $lastname\n      gender: $gender\n      language: $language\n      subscribed: $subscribed\n    ) {\n      __typename\n      ... on NewsletterSaved { confirmationSent }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.UpdateNewsletterSettingsDocument
  '\n  mutation CancelOrder($reference: String!) {\n    cancelOrder(reference: $reference) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.CancelOrderDocument
  '\n  mutation ExchangePieces($reference: String!, $input: ExchangePiecesInput!) {\n    exchangePieces(reference: $reference, input: $input) {\n      __typename\n      ... on ExchangeAnnounced { order }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.ExchangePiecesDocument
  '\n  query GuestInvoice($number: String!, $reference: String!, $email: String!) {\n    orderInvoice(number: $number, reference: $reference, email: $email) { name pdf }\n  }\n': typeof types.GuestInvoiceDocument
  '\n  mutation RequestRepair($reference: String!, $input: RequestRepairInput!) {\n    requestRepair(reference: $reference, input: $input) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.RequestRepairDocument
  '\n  mutation AcceptRepairPrice($reference: String!, $code: String!, $price: Int!) {\n    acceptRepairPrice(reference: $reference, code: $code, price: $price) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.AcceptRepairPriceDocument
  '\n  mutation CancelRepair($reference: String!, $code: String!) {\n    cancelRepair(reference: $reference, code: $code) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.CancelRepairDocument
  '\n  mutation AnnounceReturn($reference: String!, $input: AnnounceReturnInput!) {\n    announceReturn(reference: $reference, input: $input) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.AnnounceReturnDocument
  '\n  mutation RemoveReviewPhotograph($reference: String!, $photograph: ID!) {\n    removeReviewPhotograph(reference: $reference, photograph: $photograph) {\n      __typename\n      ... on RemovedPhotograph { removed }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.RemoveReviewPhotographDocument
  '\n  mutation WriteReview($reference: String!, $input: WriteReviewInput!) {\n    writeReview(reference: $reference, input: $input) {\n      __typename\n      ... on ReviewWritten { isPublished takesPhotographs }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.WriteReviewDocument
  '\n  mutation VoteReview($review: ID!, $helpful: Boolean!) {\n    voteReview(review: $review, helpful: $helpful)\n  }\n': typeof types.VoteReviewDocument
  '\n  query SharedWishlist($skus: [String!]!) {\n    productsBySku(skus: $skus) { ...ProductCard }\n  }\n': typeof types.SharedWishlistDocument
  '\n  query SharedLooks($lang: String!, $named: [String!]!) {\n    lookbookDetail(lang: $lang, predicates: $named, pageSize: 18) {\n      looks { documents { id uid url data } }\n    }\n  }\n': typeof types.SharedLooksDocument
  '\n  query WithdrawalReceipt($reference: String!) {\n    withdrawalReceipt(reference: $reference) { reference receivedAt date time }\n  }\n': typeof types.WithdrawalReceiptDocument
  '\n  mutation Withdraw($input: WithdrawInput!) {\n    withdraw(input: $input) {\n      __typename\n      ... on WithdrawalReceived { reference }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n': typeof types.WithdrawDocument
  '\n  query NumberOfOrder($reference: String!) {\n    SwOrder(reference: $reference) { number }\n  }\n': typeof types.NumberOfOrderDocument
  '\n  query StoresToScanIn {\n    stores { code title city }\n  }\n': typeof types.StoresToScanInDocument
  '\n  query SizeOfGtin($gtin: String!) {\n    sizeOfGtin(gtin: $gtin) { sku size isOneSize brand name url }\n  }\n': typeof types.SizeOfGtinDocument
  '\n  query ScannedHere($skus: [String!]!, $locations: [String!]!) {\n    stockByLocations(skus: $skus, locations: $locations) { code name qty exact sku }\n    stores { code title }\n  }\n': typeof types.ScannedHereDocument
  '\n  query ProductsByPhoto($skus: [String!]!) {\n    productsBySku(skus: $skus) { ...ProductCard }\n  }\n': typeof types.ProductsByPhotoDocument
  '\n  query SearchPage($search: String!, $filters: [FilterInput!]!, $page: Int!, $itemsPerPage: Int!) {\n    search(search: $search, filters: $filters, page: $page, itemsPerPage: $itemsPerPage) {\n      productData { totalCount inStore products { ...ProductCard } facets { ...ListFacet } }\n      urlData { urls { url label page_group parents { label } } }\n      urlSuggestData { suggestions { text } }\n      corrected\n      understood\n      ignored\n      redirect\n    }\n  }\n': typeof types.SearchPageDocument
  '\n  query StoresPage {\n    stores { ...StoreSummary ...StoreHours }\n  }\n': typeof types.StoresPageDocument
  '\n  query FindStores($query: String!) {\n    findServicePoints(type: "store", query: $query) {\n      __typename\n      ... on FoundServicePoints { place points { ...StoreSummary ...StoreHours } }\n    }\n  }\n': typeof types.FindStoresDocument
  '\n  query StorePage($reference: String!) {\n    store(reference: $reference) {\n      ...StoreSummary\n      ...StoreHours\n      timeZone\n    }\n  }\n': typeof types.StorePageDocument
  '\n  query SizeInStores($size: String!, $locations: [String!]) {\n    pdp(sku: $size) { sku name url isOneSize brand { name } variants { sku size } }\n    stockByLocations(skus: [$size], locations: $locations) { code qty exact }\n  }\n': typeof types.SizeInStoresDocument
  '\n  fragment StoreHours on ServicePoint {\n    openingDays { day periods { opens closes } }\n    openingDayExceptions { date periods { opens closes } }\n  }\n': typeof types.StoreHoursFragmentDoc
  '\n  fragment StoreSummary on ServicePoint {\n    code\n    reference\n    title\n    street\n    houseNumber\n    postcode\n    city\n    country { iso name }\n    lat\n    lng\n    distance\n    telephone\n    openState { open until opens { date time daysAhead } }\n  }\n': typeof types.StoreSummaryFragmentDoc
}
const documents: Documents = {
  '\n  mutation AddStockAlert($input: StockAlertInput!) {\n    addStockAlert(input: $input) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.AddStockAlertDocument,
  '\n  query StockAlertWaiter {\n    getCustomer { email }\n  }\n': types.StockAlertWaiterDocument,
  '\n  mutation AddPushAlert($input: PushAlertInput!) {\n    addPushAlert(input: $input) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.AddPushAlertDocument,
  '\n  query PushRequests($endpoint: String!) {\n    pushRequests(endpoint: $endpoint) { id kind product size url order }\n  }\n':
    types.PushRequestsDocument,
  '\n  mutation EndPushRequests($endpoint: String!, $id: ID) {\n    endPushRequests(endpoint: $endpoint, id: $id) { id kind product size url order }\n  }\n':
    types.EndPushRequestsDocument,
  '\n  query CaptchaTask($operation: String!) {\n    captcha(operation: $operation) {\n      challenge\n      watcher { siteKey scriptUrl }\n    }\n  }\n':
    types.CaptchaTaskDocument,
  '\n  query Upsell($sku: String!) {\n    upsell(sku: $sku) {\n      sku name url isOneSize type\n      price { label }\n      regular_price { label }\n      image { url width height }\n    }\n  }\n':
    types.UpsellDocument,
  '\n  fragment CartView on Cart {\n    count\n    items {\n      id referencedId name modified quantity minPurchase purchaseSteps maxPurchase label type removable stackable url brand\n      image { url alt width height focus }\n      payload { productNumber size options { group option } }\n      price {\n        unitPrice { amount label }\n        totalPrice { amount label }\n        regularUnitPrice { amount label }\n        priorUnitPrice { amount label }\n        taxRules { taxRate }\n      }\n      priceWhenAdded { label }\n      product { unitPrice }\n      deliveryInformation { deliveryTime }\n      error { messageKey name message }\n    }\n    price {\n      subtotal { amount label }\n      positionPrice { amount label }\n      adjustments { name price { amount label } }\n      shipping { amount label }\n      netPrice { amount label }\n      totalPrice { amount label }\n      taxes { taxRate tax }\n    }\n    deliveries { shippingMethod { name type reference storePickup } }\n    errors { messageKey name message level }\n    extras { key name price { label } }\n    deliveryPromise { min max }\n    deliveryDate { label }\n  }\n':
    types.CartViewFragmentDoc,
  '\n  query ShoppersCart($token: String, $name: String) {\n    getCart(token: $token, name: $name) { ...CartView \n      expressWallets\n      items { id product { variants { sku size stockState } } }\n      savedItems {\n        id referencedId name type url brand\n        image { url alt width height }\n        payload { size options { group option } stock }\n        price { unitPrice { label } regularUnitPrice { label } priorUnitPrice { label } }\n      }\n    }\n  }\n':
    types.ShoppersCartDocument,
  '\n  mutation ChangeQuantity($token: String, $id: ID!, $quantity: Int!) {\n    updateCartItem(token: $token, id: $id, quantity: $quantity) {\n      __typename\n      ... on Cart { errors { messageKey name message level } }\n      ... on Refused { refusals { messageKey name message } }\n    }\n  }\n':
    types.ChangeQuantityDocument,
  '\n  mutation ChangeSize($token: String, $id: ID!, $referencedId: String!) {\n    changeCartItemSize(token: $token, id: $id, referencedId: $referencedId) {\n      __typename\n      ... on Cart { errors { messageKey name message level } }\n      ... on Refused { refusals { messageKey name message } }\n    }\n  }\n':
    types.ChangeSizeDocument,
  '\n  mutation SaveLine($token: String, $id: ID!) {\n    saveForLater(token: $token, id: $id) {\n      __typename\n      ... on Cart { errors { messageKey name message level } }\n      ... on Refused { refusals { messageKey name message } }\n    }\n  }\n':
    types.SaveLineDocument,
  '\n  mutation MoveLine($token: String, $id: ID!) {\n    moveToCart(token: $token, id: $id) {\n      __typename\n      ... on Cart { errors { messageKey name message level } }\n      ... on Refused { refusals { messageKey name message } }\n    }\n  }\n':
    types.MoveLineDocument,
  '\n  mutation RemoveLine($token: String, $ids: [ID!]!) {\n    deleteCartItem(token: $token, ids: $ids) {\n      __typename\n      ... on Cart { errors { messageKey name message level } }\n      ... on Refused { refusals { messageKey name message } }\n    }\n  }\n':
    types.RemoveLineDocument,
  '\n  mutation AddToCartPage($token: String, $items: [CartItemInput!]!) {\n    addToCart(token: $token, items: $items) {\n      __typename\n      ... on Cart { errors { messageKey name message level } }\n      ... on Refused { refusals { messageKey name message } }\n    }\n  }\n':
    types.AddToCartPageDocument,
  '\n  mutation BeginContext {\n    createContext { token }\n  }\n': types.BeginContextDocument,
  '\n  query CartInStores($skus: [String!]!) {\n    stockByLocations(skus: $skus) { code name abroad qty exact sku }\n    stores { code reference }\n  }\n':
    types.CartInStoresDocument,
  '\n  mutation AddToCart($token: String, $items: [CartItemInput!]!) {\n    addToCart(token: $token, items: $items) {\n      __typename\n      ... on Cart {\n        count\n        items {\n          referencedId name brand quantity\n          image { url width height }\n          price { unitPrice { label amount } }\n          payload { size }\n          product { sku unitPrice }\n        }\n        errors { messageKey name message level }\n      }\n      ... on Refused { refusals { messageKey name message } }\n    }\n  }\n':
    types.AddToCartDocument,
  '\n  query SharedCart($skus: [String!]!) {\n    productsBySku(skus: $skus) {\n      sku name url isOneSize\n      brand { name }\n      color { name }\n      image { url width height focus }\n      variants { sku size stockState price { label } }\n    }\n  }\n':
    types.SharedCartDocument,
  '\n  query OnlySize($sku: String!) {\n    pdp(sku: $sku) { isOneSize variants { sku } }\n  }\n':
    types.OnlySizeDocument,
  '\n  query BoughtWith($skus: [String!]!) {\n    boughtWith(skus: $skus) { ...ProductCard }\n    seenWith(skus: $skus) { ...ProductCard }\n    similarTo(skus: $skus) { ...ProductCard }\n  }\n':
    types.BoughtWithDocument,
  '\n  query EditorialTiles($category: String!, $lang: String!) {\n    editorialTiles(category: $category, lang: $lang) { documents { id data } }\n  }\n':
    types.EditorialTilesDocument,
  '\n  query ProductList(\n    $filters: [FilterInput!]!, $page: Int!, $itemsPerPage: Int!\n    $urlId: ID!, $hasUrl: Boolean!\n  ) {\n    search(filters: $filters, page: $page, itemsPerPage: $itemsPerPage) {\n      productData {\n        totalCount\n        inStore\n        products { ...ProductCard }\n        facets { ...ListFacet }\n      }\n    }\n    esUrlsGlobal(urlId: $urlId) @include(if: $hasUrl) { storeCode url }\n  }\n':
    types.ProductListDocument,
  '\n  fragment ListFacet on Facet {\n    name\n    groups { key label hex value count chosen }\n    bars { from to count }\n    values { value label hex count chosen group category { id name url parentId } }\n  }\n':
    types.ListFacetFragmentDoc,
  '\n  query SimilarProducts($search: String, $filters: [FilterInput!]!) {\n    search(search: $search, filters: $filters, page: 1, itemsPerPage: 24) {\n      productData { products { ...ProductCard } }\n    }\n  }\n':
    types.SimilarProductsDocument,
  '\n  query CategoriesOfProduct($sku: String!) {\n    pdp(sku: $sku) { categories { id level } color { hex } }\n  }\n':
    types.CategoriesOfProductDocument,
  '\n  query NearestToWords($search: String!) {\n    search(search: $search, filters: [], page: 1, itemsPerPage: 12) {\n      productData { products { ...ProductCard } }\n    }\n  }\n':
    types.NearestToWordsDocument,
  '\n  query SimilarTo($skus: [String!]!) {\n    similarTo(skus: $skus) { ...ProductCard }\n  }\n':
    types.SimilarToDocument,
  '\n  query MoreProducts($search: String, $filters: [FilterInput!]!, $page: Int!, $itemsPerPage: Int!) {\n    search(search: $search, filters: $filters, page: $page, itemsPerPage: $itemsPerPage) {\n      productData { totalCount inStore products { ...ProductCard } }\n    }\n  }\n':
    types.MoreProductsDocument,
  '\n  query ProductPassport($gtin: String!) {\n    productPassport(gtin: $gtin) {\n      gtin sku productSku name brand color size url\n      image { url alt width height }\n      footwear { part materials }\n      textile { part fibres }\n      care warnings\n      manufacturer { name address email responsiblePerson }\n      origin originName recycledContent repair recycling\n    }\n  }\n':
    types.ProductPassportDocument,
  '\n  fragment ProductCard on Product {\n    sku\n    name\n    url\n    isOneSize\n    isComingSoon\n    totalAvailableStock\n    brand { name }\n    color { hex }\n    relatedProducts { type colorHex }\n    image { url focus }\n    hover_image { url focus }\n    label\n    discount\n    price { label }\n    priorPrice { label }\n    unitPrice\n    rating { average count }\n  }\n':
    types.ProductCardFragmentDoc,
  '\n  query ProductDetail($sku: String!) {\n    pdp(sku: $sku) {\n      sku parentSku name description url attribute isOneSize isComingSoon comingSoonDate isPresentedBySneakers label discount\n      brand { name url }\n      color { name hex }\n      images { url alt width height focus }\n      image { url width height focus }\n      video\n      threesixty { url alt width height }\n      price { amount currency label }\n      priorPrice { amount label }\n      variants { sku size stockState availableStock deliveryTime ean price { amount label } }\n      relatedProducts { type name colorName url productNumber availableStock image { url width height focus } }\n      categories { id level name url parentId }\n      boughtTogether { ...ProductCard }\n      seenTogether { ...ProductCard }\n      similarProducts { ...ProductCard }\n      crossSellings { complementary { ...ProductCard } maintenance { ...ProductCard } }\n      swProduct { metaTitle metaDescription properties { name position visible options } }\n      footwear { part materials }\n      textile { part fibres }\n      care warnings unitPrice\n      manufacturer { name address email responsiblePerson }\n      sizeTable { id }\n      passports { gtin size }\n      fit { runs percent cases isForMost }\n      reviewSummary { ...ReviewSummaryFields }\n      shippingRates { countries price { amount currency } }\n      returnTerms { inStore country days }\n    }\n  }\n':
    types.ProductDetailDocument,
  '\n  query ProductContent($sizeTable: ID, $lang: String!, $named: [String!], $skus: [String!]!, $url: String!) {\n    pdpContent(sizeTable: $sizeTable, lang: $lang, predicates: $named) {\n      advice\n      slices { items { size_eu size_us size_uk size_cm } }\n      looks { id uid url data }\n    }\n    deliveryPromise(skus: $skus) { min max }\n    esUrl(url: $url) { id }\n  }\n':
    types.ProductContentDocument,
  '\n  query ProductUrls($urlId: ID!) {\n    esUrlsGlobal(urlId: $urlId) { storeCode url }\n  }\n':
    types.ProductUrlsDocument,
  '\n  query SizeAvailability($skus: [String!]!) {\n    stockByLocations(skus: $skus) { code name abroad qty exact sku }\n    deliveryPromise(skus: $skus) { min max }\n  }\n':
    types.SizeAvailabilityDocument,
  '\n  query SimilarRow($skus: [String!]!) {\n    seenWith(skus: $skus) { ...ProductCard }\n    similarTo(skus: $skus) { ...ProductCard }\n  }\n':
    types.SimilarRowDocument,
  '\n  query SizesNow($sku: String!) {\n    pdp(sku: $sku) {\n      sku name attribute isOneSize isComingSoon comingSoonDate url\n      brand { name }\n      color { name }\n      image { url width height focus }\n      price { label }\n      priorPrice { label }\n      discount\n      variants { sku size stockState availableStock deliveryTime price { label } }\n    }\n  }\n':
    types.SizesNowDocument,
  '\n  query ProductsBySku($skus: [String!]!) {\n    productsBySku(skus: $skus) { ...ProductCard }\n  }\n':
    types.ProductsBySkuDocument,
  '\n  mutation AskQuestion($input: QuestionInput!) {\n    askQuestion(input: $input) {\n      __typename\n      ... on QuestionReceived { email }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.AskQuestionDocument,
  '\n  query CustomerServiceState {\n    storeConfig { contact { openState { open until opens { date time daysAhead } } } }\n  }\n':
    types.CustomerServiceStateDocument,
  '\n  fragment AddressView on Address {\n    id\n    country { iso name }\n    salutation { key label }\n    firstName lastName street additionalAddressLine1 additionalAddressLine2 zipcode city phoneNumber\n    customFields { servicePoint }\n  }\n':
    types.AddressViewFragmentDoc,
  '\n  fragment GiftCardPart on GiftCardPayment { ending amount { amount label } toPay { amount label } }\n':
    types.GiftCardPartFragmentDoc,
  '\n  fragment CheckoutView on Context {\n    email\n    cart { ...CartView offersGiftReceipt expressWallets }\n    cartStatus { status recover order { state redirectUrl reference } }\n    shippingMethod { id }\n    paymentMethod { id }\n    giftCard { ...GiftCardPart }\n    billingAddress { ...AddressView }\n    shippingAddress { ...AddressView }\n    collectable\n    billingAddressRequired\n    pickup { hasAll ready { date time daysAhead } }\n  }\n':
    types.CheckoutViewFragmentDoc,
  '\n  query ShoppersCheckout($token: String) {\n    getContext(token: $token) { ...CheckoutView }\n  }\n':
    types.ShoppersCheckoutDocument,
  '\n  fragment OfferedPaymentMethod on PaymentMethod {\n    id name description icon credit termsRequired termsUrl\n    wallet { kind merchantName country currency googlePay { profileId merchantId test } }\n  }\n':
    types.OfferedPaymentMethodFragmentDoc,
  '\n  fragment OrderView on SwOrder {\n    id number createdAt state paymentStatus paymentMethod\n    deliveryDate { label passed }\n    giftCard { ...GiftCardPart }\n    openTransfer { payee iban bic reference payUntil amount { amount label } }\n    customer { firstName }\n    pickup { ...OrderPickup }\n    price {\n      subtotal { amount label }\n      adjustments { name price { amount label } }\n      shipping { amount label }\n      totalPrice { amount label }\n      taxes { taxRate tax }\n    }\n    lines { productSku name size color quantity taxRate total { amount label } image { url alt width height } }\n  }\n':
    types.OrderViewFragmentDoc,
  '\n  mutation SettlePayment($reference: String!) {\n    settlePayment(reference: $reference) { ...OrderView }\n  }\n':
    types.SettlePaymentDocument,
  '\n  mutation ChooseShippingMethod($token: String!, $id: ID!) {\n    updateShippingMethod(token: $token, id: $id) {\n      __typename\n      ... on Context { cart { deliveries { shippingMethod { type } } } }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.ChooseShippingMethodDocument,
  '\n  query AddressChoices {\n    storeConfig {\n      countries { iso name }\n      salutations { key label }\n    }\n    getCustomer {\n      email\n      activeBillingAddress { ...AddressView }\n      activeShippingAddress { ...AddressView }\n    }\n  }\n':
    types.AddressChoicesDocument,
  '\n  query CheckoutAddressBook {\n    addresses { ...AddressView }\n  }\n': types.CheckoutAddressBookDocument,
  '\n  query OfferedPaymentMethods($token: String, $reference: String) {\n    getPaymentOptions(token: $token, reference: $reference) {\n      __typename\n      ... on PaymentOptions { methods { ...OfferedPaymentMethod } }\n    }\n  }\n':
    types.OfferedPaymentMethodsDocument,
  '\n  mutation RestoreCart($token: String, $reference: String) {\n    restoreCart(token: $token, reference: $reference) {\n      __typename\n      ... on Cart { count }\n    }\n  }\n':
    types.RestoreCartDocument,
  '\n  query FoundServicePoints(\n    $type: ID!\n    $token: String\n    $query: String\n    $number: String\n    $zipcode: String\n    $city: String\n    $street: String\n    $houseNumber: String\n    $limit: Int\n  ) {\n    findServicePoints(\n      type: $type\n      token: $token\n      query: $query\n      number: $number\n      zipcode: $zipcode\n      city: $city\n      street: $street\n      houseNumber: $houseNumber\n      limit: $limit\n    ) {\n      __typename\n      ... on FoundServicePoints {\n        points {\n          providerId provider locationType title street houseNumber houseNumberAddition postcode city lat lng distance telephone\n          additionalInformation\n          pickup { hasAll ready { date time daysAhead } }\n          openingDays { day periods { opens closes } }\n          openingDayExceptions { date periods { opens closes } }\n          openState { open until opens { date time daysAhead } }\n        }\n      }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.FoundServicePointsDocument,
  '\n  query LookUpAddress($countryIso: String!, $zipcode: String, $houseNumber: String, $line: String) {\n    lookUpAddress(countryIso: $countryIso, zipcode: $zipcode, houseNumber: $houseNumber, line: $line) {\n      street houseNumber zipcode city\n    }\n  }\n':
    types.LookUpAddressDocument,
  '\n  mutation ChoosePaymentMethod($token: String!, $id: ID!) {\n    updatePaymentMethod(token: $token, id: $id) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.ChoosePaymentMethodDocument,
  '\n  mutation PlaceOrder($token: String, $input: PlaceOrderInput!) {\n    placeOrder(token: $token, input: $input) {\n      __typename\n      ... on PlacedOrder { id reference }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.PlaceOrderDocument,
  '\n  mutation PrepareCheckout($token: String) {\n    prepareCheckout(token: $token) {\n      cart { count errors { level } }\n    }\n  }\n':
    types.PrepareCheckoutDocument,
  '\n  mutation PrepareOnePage($token: String) {\n    prepareCheckout(token: $token) { ...CheckoutView }\n  }\n':
    types.PrepareOnePageDocument,
  '\n  query AvailableShippingMethods($token: String, $onlyAvailable: Boolean) {\n    getShippingMethods(token: $token, onlyAvailable: $onlyAvailable) {\n      id name description type storePickup deliveryTime asksForCustomerNumber\n      price { amount label }\n      freeFrom { label }\n      deliveryDate { label }\n    }\n  }\n':
    types.AvailableShippingMethodsDocument,
  '\n  mutation StartPayment($orderId: ID!, $finishUrl: String!, $errorUrl: String!, $additionalData: PaymentDataInput) {\n    handlePayment(orderId: $orderId, finishUrl: $finishUrl, errorUrl: $errorUrl, additionalData: $additionalData) {\n      __typename\n      ... on PaymentRedirect { redirectUrl }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.StartPaymentDocument,
  '\n  mutation SendToBookAddress($token: String!, $id: ID!) {\n    updateShippingAddress(token: $token, id: $id) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.SendToBookAddressDocument,
  '\n  mutation SetCheckoutAddress(\n    $token: String\n    $email: String\n    $billingAddress: AddressInput\n    $shippingAddress: AddressInput\n  ) {\n    setShippingAddress(\n      token: $token\n      email: $email\n      billingAddress: $billingAddress\n      shippingAddress: $shippingAddress\n    ) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.SetCheckoutAddressDocument,
  '\n  mutation BeginWalletSession($validationUrl: String!) {\n    beginWalletSession(validationUrl: $validationUrl) {\n      __typename\n      ... on WalletSession { session }\n    }\n  }\n':
    types.BeginWalletSessionDocument,
  '\n  query BrandStory($uid: String!, $lang: String!) {\n    contentPage(uid: $uid, type: "brand", lang: $lang) {\n      id uid url page_title meta_title meta_description meta_robots parents { label url } data\n    }\n  }\n':
    types.BrandStoryDocument,
  '\n  query Brands($lang: String!) {\n    contentPage(uid: "brands", lang: $lang) { page_title meta_title meta_description meta_robots data }\n    cmsPages(parent: "brands", type: "brand", lang: $lang, pageSize: 100, orderings: "[my.brand.title]") {\n      documents { id url data }\n    }\n  }\n':
    types.BrandsDocument,
  '\n  query JournalSubjects($lang: String!) {\n    contentPage(uid: "blog", lang: $lang) {\n      page_title meta_title meta_description meta_robots data alternates { storeCode url }\n    }\n    blogListQuery(lang: $lang, pageSize: 100, graphQuery: "{ blog_post { category } }") { documents { id url data } }\n  }\n':
    types.JournalSubjectsDocument,
  '\n  query JournalPosts($lang: String!, $page: Int!, $predicates: [String!]) {\n    blogListQuery(lang: $lang, page: $page, predicates: $predicates) {\n      documents { id url data } hasMore\n    }\n  }\n':
    types.JournalPostsDocument,
  '\n  query Post($path: String!, $uid: String!, $lang: String!) {\n    redirect(path: $path) { path status }\n    contentPage(uid: $uid, type: "blog_post", lang: $lang) {\n      id uid url page_title meta_title meta_description meta_robots last_publication_date parents { label url } data\n      alternates { storeCode url }\n    }\n    storeConfig { company { tradeName } }\n  }\n':
    types.PostDocument,
  '\n  query PostNeighbours(\n    $uid: String!, $lang: String!, $before: [String!]!, $after: [String!]!\n  ) {\n    cmsPageQuery(\n      uid: $uid, type: "blog_post", lang: $lang\n      prevPredicates: $before, prevOrderings: "[my.blog_post.date desc]"\n      nextPredicates: $after, nextOrderings: "[my.blog_post.date]"\n    ) {\n      previous { id url data }\n      next { id url data }\n    }\n  }\n':
    types.PostNeighboursDocument,
  '\n  query ContentPage($uid: String!, $lang: String!) {\n    contentPage(uid: $uid, lang: $lang) {\n      id uid page_title meta_title meta_description meta_robots parents { label url } data\n      alternates { storeCode url }\n    }\n  }\n':
    types.ContentPageDocument,
  '\n  query ErrorPage($lang: String!) {\n    errorPage(uid: "404", lang: $lang) {\n      id uid page_title meta_title meta_description meta_robots parents { label url } data\n    }\n  }\n':
    types.ErrorPageDocument,
  '\n  query LikedLooks($lang: String!, $named: [String!]!) {\n    lookbookDetail(lang: $lang, predicates: $named, pageSize: 18) {\n      looks { documents { id uid url data } }\n    }\n  }\n':
    types.LikedLooksDocument,
  '\n  query Look($path: String!, $parent: String!, $lang: String!, $named: [String!]!) {\n    redirect(path: $path) { path status }\n    contentPage(uid: $parent, lang: $lang) { page_title url }\n    lookbookDetail(lang: $lang, predicates: $named, pageSize: 5) {\n      looks { documents { id uid url meta_title meta_description data alternates { storeCode url } } }\n    }\n    lookbookList(parent: $parent, lang: $lang) { documents { id uid url data } hasMore endCursor }\n  }\n':
    types.LookDocument,
  '\n  query MoreLooks($parent: String!, $lang: String!, $after: ID) {\n    lookbookList(parent: $parent, lang: $lang, after: $after) { documents { id uid url data } hasMore endCursor }\n  }\n':
    types.MoreLooksDocument,
  '\n  query PiecesOfLook($skus: [String!]!) {\n    productsBySku(skus: $skus) { ...ProductCard }\n  }\n':
    types.PiecesOfLookDocument,
  '\n  query Lookbook($uid: String!, $lang: String!, $after: ID) {\n    contentPage(uid: $uid, lang: $lang) {\n      page_title meta_title meta_description meta_robots data alternates { storeCode url }\n    }\n    lookbookList(parent: $uid, lang: $lang, after: $after) {\n      documents { id uid url data } hasMore endCursor\n    }\n  }\n':
    types.LookbookDocument,
  '\n  query SliceProductsOfList($filters: [FilterInput!]!, $count: Int!) {\n    search(filters: $filters, page: 1, itemsPerPage: $count) {\n      productData { products { ...ProductCard } }\n    }\n  }\n':
    types.SliceProductsOfListDocument,
  '\n  query SliceProductsBySku($skus: [String!]!) {\n    productsBySku(skus: $skus) { ...ProductCard }\n  }\n':
    types.SliceProductsBySkuDocument,
  '\n  query SliceProductsOfLooks($skus: [String!]!) {\n    productsBySku(skus: $skus) { sku name url brand { name } price { label } priorPrice { label } }\n  }\n':
    types.SliceProductsOfLooksDocument,
  '\n  fragment HistoryOrder on OrderHistoryOrder {\n    id\n    number\n    reference\n    label\n    pickup { ...OrderPickup }\n    progress { deliveryDate { label passed } }\n    orderDate\n    shipmentDate\n    deliveredDate\n    trackTraceUrl\n    paymentMethod\n    totalAmount { label }\n    shippingAmount { amount label }\n    invoiceAddress { firstName lastName street additionalAddressLine1 additionalAddressLine2 zipcode city country { iso name } }\n    deliveryAddress {\n      firstName lastName street additionalAddressLine1 additionalAddressLine2 zipcode city\n      country { iso name }\n      customFields { servicePoint }\n    }\n    invoices { number kind }\n    adjustments { name total { label } }\n    items { sku name size color quantity type taxRate total { label } image { url alt width height } }\n  }\n':
    types.HistoryOrderFragmentDoc,
  '\n  query OwnEmailToken {\n    getCustomer { firstName emailToken }\n  }\n': types.OwnEmailTokenDocument,
  '\n  query OrderHistory($emailToken: String!) {\n    GetOrderHistory(emailToken: $emailToken) {\n      count\n      orders { ...HistoryOrder }\n    }\n  }\n':
    types.OrderHistoryDocument,
  '\n  query FavouriteStores {\n    getCustomer { customFields { stores } }\n  }\n': types.FavouriteStoresDocument,
  '\n  mutation UpdateFavouriteStores($stores: [String!]!) {\n    updateCustomer(input: { stores: $stores }) { __typename }\n  }\n':
    types.UpdateFavouriteStoresDocument,
  '\n  query WhoIsLoggedIn {\n    getCustomer { id }\n  }\n': types.WhoIsLoggedInDocument,
  '\n  query KnownCustomer {\n    getCustomer { firstName lastName email }\n  }\n': types.KnownCustomerDocument,
  '\n  query DashboardCustomer {\n    getCustomer {\n      firstName\n      lastName\n      customerNumber\n      customFields { stores }\n    }\n  }\n':
    types.DashboardCustomerDocument,
  '\n  query DashboardClub {\n    loyalty {\n      offered\n      available\n      pending\n      pendingUntil\n      nextVoucherAt\n      nextVoucherOn\n      entries { type points state at orderNumber voucher }\n    }\n    vouchers { barcode waarde currency geldig_tm }\n    stores { code ...StoreSummary }\n  }\n':
    types.DashboardClubDocument,
  '\n  mutation BeginPasskeyLogin {\n    beginPasskeyLogin {\n      __typename\n      ... on PasskeyOptions { options }\n    }\n  }\n':
    types.BeginPasskeyLoginDocument,
  '\n  mutation BeginPasskey($password: String!, $code: String) {\n    beginPasskey(password: $password, code: $code) {\n      __typename\n      ... on NewPasskeyOptions { options }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.BeginPasskeyDocument,
  '\n  query CustomerWishes {\n    getWishlist { products { sku } }\n    getCustomer { customerNumber customFields { lookbooks } }\n  }\n':
    types.CustomerWishesDocument,
  '\n  mutation AddToWishlist($productId: ID!) {\n    addToWishlist(productId: $productId) { customerId }\n  }\n':
    types.AddToWishlistDocument,
  '\n  mutation DeleteFromWishlist($productId: ID!) {\n    deleteFromWishlist(productId: $productId) { customerId }\n  }\n':
    types.DeleteFromWishlistDocument,
  '\n  mutation KeepLooks($lookbooks: [String!]!) {\n    updateCustomer(input: { lookbooks: $lookbooks }) { __typename }\n  }\n':
    types.KeepLooksDocument,
  '\n  query KeptProducts($skus: [String!]!) {\n    productsBySku(skus: $skus) { sku name url brand { name } image { url } }\n  }\n':
    types.KeptProductsDocument,
  '\n  query PushKey {\n    pushKey\n  }\n': types.PushKeyDocument,
  '\n  mutation SaveCookieConsent($enabled: Boolean!) {\n    saveCookieConsent(enabled: $enabled) { success }\n  }\n':
    types.SaveCookieConsentDocument,
  '\n  mutation WithdrawMeasuring {\n    withdrawMeasuring { success }\n  }\n': types.WithdrawMeasuringDocument,
  '\n  query Visitor {\n    getCart { count }\n    getCustomer { firstName }\n  }\n': types.VisitorDocument,
  '\n  query GiftReceipt($code: String!) {\n    giftReceipt(code: $code) {\n      code\n      returnsUntil\n      returnsOver\n      returnsByPost\n      pieces { position quantity name size color image { url alt width height } }\n      returnable { position quantity name size color image { url alt width height } }\n      exchangeChoices { position sku size color isOtherColor }\n      returns { reference way receivedAt pieces { position quantity name size color } }\n    }\n  }\n':
    types.GiftReceiptDocument,
  '\n  query GiftCardOffer {\n    giftCardOffer {\n      amounts { amount label }\n      least { amount label }\n      most { amount label }\n      today lastMailDay years\n      paymentMethods { ...OfferedPaymentMethod }\n    }\n  }\n':
    types.GiftCardOfferDocument,
  '\n  mutation BuyGiftCard($input: BuyGiftCardInput!) {\n    buyGiftCard(input: $input) {\n      __typename\n      ... on GiftCardCheckout { redirectUrl }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.BuyGiftCardDocument,
  '\n  query GiftCardSale($reference: String!) {\n    giftCardSale(reference: $reference) { state amount { label } receiverName mailOn }\n  }\n':
    types.GiftCardSaleDocument,
  '\n  query GiftCardBalance($code: String!) {\n    giftCardBalance(code: $code) { ending balance { label } validUntil usable }\n  }\n':
    types.GiftCardBalanceDocument,
  '\n  query ScannedSize($code: String!) {\n    search(search: $code, page: 1, itemsPerPage: 3) {\n      productData { products { url isOneSize variants { sku legacySku ean } } }\n    }\n  }\n':
    types.ScannedSizeDocument,
  '\n  query StaffMessages {\n    staffMessages { ...StaffMessage }\n  }\n  fragment StaffMessage on StaffMessage {\n    id state variantSku askedAt undelivered\n  }\n':
    types.StaffMessagesDocument,
  '\n  mutation AskStaff($input: AskStaffInput!) {\n    askStaff(input: $input) {\n      __typename\n      ... on StaffMessage { ...StaffMessage }\n      ... on Refused { refusals { messageKey name message } }\n    }\n  }\n':
    types.AskStaffDocument,
  '\n  mutation CancelStaffMessage($id: ID!) {\n    cancelStaffMessage(id: $id) { __typename }\n  }\n':
    types.CancelStaffMessageDocument,
  '\n  mutation SubscribeToNewsletter($input: NewsletterSubscribeInput!) {\n    newsletterSubscribe(input: $input) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.SubscribeToNewsletterDocument,
  '\n  mutation AddNewsletterMember($input: NewsletterInput!) {\n    ttAddNewsletterMember(input: $input) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.AddNewsletterMemberDocument,
  '\n  query NewsletterReader {\n    getCustomer { firstName lastName email salutation { key } }\n  }\n':
    types.NewsletterReaderDocument,
  '\n  fragment OrderProgress on OrderProgress {\n    label\n    cancellable\n    deliveryDate { label passed }\n    returnsUntil\n    returnsByPost\n    returnsOver\n    exchangeable\n    reviewable { position }\n    photographed { room }\n    repairable { piece { position } }\n    repairs { code service state proposedPrice { label } }\n    invoices { number kind }\n    returnable { position quantity name size color image { url alt width height } }\n    parcels {\n      carrier trackingCode trackingUrl shippedAt deliveredAt\n      pieces { position quantity name size color }\n    }\n    returns { reference way announcedAt receivedAt pieces { position quantity name size color } }\n    refunds { reason exchangeNumber amount { label } createdAt dueAt refundedAt byProvider { amount label } byHand { amount label } byHandDoneAt }\n  }\n':
    types.OrderProgressFragmentDoc,
  '\n  query FollowOrder($reference: String!) {\n    SwOrder(reference: $reference) {\n      ...OrderView\n      progress { ...OrderProgress }\n    }\n  }\n':
    types.FollowOrderDocument,
  '\n  query ExchangeOrder($reference: String!) {\n    SwOrder(reference: $reference) {\n      progress { ...ExchangeProgress }\n    }\n  }\n  fragment ExchangeProgress on OrderProgress {\n    returnsByPost\n    returnable { position quantity name size color image { url alt width height } }\n    exchangeChoices { position sku size color isOtherColor }\n  }\n':
    types.ExchangeOrderDocument,
  '\n  query RepairOrder($reference: String!) {\n    SwOrder(reference: $reference) {\n      progress { ...RepairProgress }\n    }\n  }\n  fragment RepairProgress on OrderProgress {\n    repairable {\n      piece { position name size color image { url alt width height } }\n      services { id name price { amount label } days }\n    }\n    repairs {\n      code service state way days reason cancellable\n      piece { position name size color }\n      price { label }\n      proposedPrice { amount label }\n      store { reference title }\n    }\n    repairStores { code title city country { name } }\n    repairsByPost\n  }\n':
    types.RepairOrderDocument,
  '\n  query ReviewableOrder($reference: String!) {\n    SwOrder(reference: $reference) {\n      progress { ...ReviewableProgress }\n    }\n  }\n  fragment ReviewableProgress on OrderProgress {\n    reviewable { position productSku name size color image { url alt width height } }\n  }\n':
    types.ReviewableOrderDocument,
  '\n  query PhotographedOrder($reference: String!) {\n    SwOrder(reference: $reference) {\n      progress { ...PhotographedProgress }\n    }\n  }\n  fragment PhotographedProgress on OrderProgress {\n    photographed {\n      piece { position name size color image { url alt width height } }\n      photographs { id state preview }\n      room\n    }\n  }\n':
    types.PhotographedOrderDocument,
  '\n  mutation BuyAgain($token: String, $reference: String!) {\n    buyAgain(token: $token, reference: $reference) {\n      __typename\n      ... on Cart { count errors { messageKey name message level } }\n      ... on Refused { refusals { messageKey name message } }\n    }\n  }\n':
    types.BuyAgainDocument,
  '\n  mutation TellPickupArrival($reference: String!, $arrival: Arrival) {\n    tellPickupArrival(reference: $reference, arrival: $arrival) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.TellPickupArrivalDocument,
  '\n  fragment OrderPickup on OrderPickup {\n    locationType title lines state code expectedAt keptUntil collectedAt arrival canTellArrival\n    store { ...StoreSummary ...StoreHours timeZone }\n  }\n':
    types.OrderPickupFragmentDoc,
  '\n  mutation FollowOrderByPush($reference: String!, $subscription: BrowserSubscriptionInput!) {\n    followOrderByPush(reference: $reference, subscription: $subscription) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.FollowOrderByPushDocument,
  '\n  query QuickSearch($search: String!) {\n    search(search: $search, isQuickSearch: true, filters: [{ name: "plp", values: ["true"] }], page: 1, itemsPerPage: 3) {\n      productData { totalCount products { ...ProductCard } }\n      urlData { urls { url label page_group parents { label } } }\n      urlSuggestData { suggestions { text } }\n      corrected\n      understood\n      ignored\n    }\n  }\n':
    types.QuickSearchDocument,
  '\n  query ReservePage($sku: String!, $store: String!) {\n    pdp(sku: $sku) {\n      sku name isOneSize url\n      brand { name }\n      image { url width height }\n      variants { sku size }\n    }\n    stores { ...StoreSummary timeZone }\n    reservationUntil(location: $store)\n  }\n':
    types.ReservePageDocument,
  '\n  mutation ReserveInStore($input: ReservationInput!) {\n    reserveInStore(input: $input) {\n      __typename\n      ... on Reservation { hash }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.ReserveInStoreDocument,
  '\n  query ReservationPage($hash: String!) {\n    reservation(hash: $hash) {\n      number state ready arrival canTellArrival heldUntil size name brand url\n      store { ...StoreSummary timeZone }\n    }\n  }\n':
    types.ReservationPageDocument,
  '\n  mutation CancelReservation($hash: String!) {\n    cancelReservation(hash: $hash) { __typename }\n  }\n':
    types.CancelReservationDocument,
  '\n  mutation TellReservationArrival($hash: String!, $arrival: Arrival) {\n    tellReservationArrival(hash: $hash, arrival: $arrival) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.TellReservationArrivalDocument,
  '\n  fragment ReviewFields on ProductReview {\n    id source isVerified stars comfort quality fit size title text language author writtenAt reply helpful votes\n    photographs { url smallUrl width height }\n  }\n  fragment ReviewSummaryFields on ReviewSummary {\n    count average byStars small normal large\n    sources { source count average }\n    told { sources count average }\n    top { ...ReviewFields }\n  }\n':
    types.ReviewFieldsFragmentDoc,
  '\n  query ProductReviews($sku: String!, $order: ReviewOrder, $size: String, $fit: ReviewFit, $page: Int) {\n    pdp(sku: $sku) {\n      sku name url\n      brand { name }\n      image { url alt width height }\n      reviewSummary { ...ReviewSummaryFields }\n      reviews(order: $order, size: $size, fit: $fit, page: $page) {\n        total pages sizes isChecked takesPhotographs\n        reviews { ...ReviewFields }\n      }\n    }\n  }\n':
    types.ProductReviewsDocument,
  '\n  query Layout($lang: String!) {\n    layout(lang: $lang) {\n      banners { text action_from action_to color background_color link guests_only }\n      navigation {\n        primary { label url segment imageLabel image { url alt width height } }\n        items { title url items { label url } }\n      }\n      usps { label link icon description }\n      links { title links { label url } }\n      legal { label url }\n      social { network url }\n      paymentIcons { key label }\n      jobs { title text link { label url } }\n      reviewStats { averageRating reviewCount viewReviewUrl }\n      trustedShop { label url }\n    }\n    headerUsps(lang: $lang) { label link icon description }\n    storeConfig { has_stores contact { phone phoneLabel email hours } company { tradeName } }\n  }\n':
    types.LayoutDocument,
  '\n  mutation ConfirmEmail($hash: String!) {\n    confirmEmail(hash: $hash) {\n      __typename\n      ... on EmailConfirmed { orders }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.ConfirmEmailDocument,
  '\n  query RegistrationChoices {\n    storeConfig {\n      countries { iso name }\n      salutations { key label }\n    }\n  }\n':
    types.RegistrationChoicesDocument,
  '\n  mutation RegisterCustomer($input: RegisterCustomerInput!) {\n    registerCustomer(input: $input) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.RegisterCustomerDocument,
  '\n  query GuestDataFile($hash: String!) {\n    guestData(hash: $hash) { exported }\n  }\n':
    types.GuestDataFileDocument,
  '\n  query GuestDataAsPage($hash: String!) {\n    guestData(hash: $hash) { exportedPage }\n  }\n':
    types.GuestDataAsPageDocument,
  '\n  query GuestDataLink($hash: String!) {\n    guestData(hash: $hash) { __typename }\n  }\n':
    types.GuestDataLinkDocument,
  '\n  mutation SendGuestDataMail($email: String!) {\n    sendGuestDataMail(email: $email) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.SendGuestDataMailDocument,
  '\n  query PasswordLink($hash: String!) {\n    isPasswordLink(hash: $hash)\n  }\n': types.PasswordLinkDocument,
  '\n  mutation ResetPassword($hash: String!, $newPassword: String!, $newPasswordConfirm: String!) {\n    resetPassword(hash: $hash, newPassword: $newPassword, newPasswordConfirm: $newPasswordConfirm) {\n      __typename\n      ... on SecondFactorNeeded { step }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.ResetPasswordDocument,
  '\n  mutation Login($username: String!, $password: String!) {\n    login(username: $username, password: $password) {\n      __typename\n      ... on SecondFactorNeeded { step }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.LoginDocument,
  '\n  mutation ConfirmLogin($step: String!, $code: String!) {\n    confirmLogin(step: $step, code: $code) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.ConfirmLoginDocument,
  '\n  mutation LoginByPasskey($answer: JSONString!) {\n    loginByPasskey(answer: $answer) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.LoginByPasskeyDocument,
  '\n  query PasskeyOffer {\n    storeConfig { passkeys }\n  }\n': types.PasskeyOfferDocument,
  '\n  mutation Logout {\n    logout { __typename }\n  }\n': types.LogoutDocument,
  '\n  mutation SendPasswordRecoveryMail($email: String!, $storefrontUrl: String!) {\n    sendPasswordRecoveryMail(email: $email, storefrontUrl: $storefrontUrl) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.SendPasswordRecoveryMailDocument,
  '\n  query StockAlerts($hash: String!) {\n    stockAlerts(hash: $hash) { email alerts { id name brand size url } }\n  }\n':
    types.StockAlertsDocument,
  '\n  mutation EndStockAlerts($hash: String!, $id: ID) {\n    endStockAlerts(hash: $hash, id: $id) { __typename }\n  }\n':
    types.EndStockAlertsDocument,
  '\n  query BrandPage($url: String!) {\n    redirect(path: $url) { path status }\n    esUrl(url: $url) {\n      id url label page_type category_id gender sort sort_direction\n      filters { name values }\n      brand { id name story }\n    }\n  }\n':
    types.BrandPageDocument,
  '\n  query ResolvePath($path: String!) {\n    redirect(path: $path) { path status }\n    esUrl(url: $path) {\n      id url page_type category_id sku label gender sort sort_direction\n      filters { name values }\n      parents { label url }\n      category { id key name description }\n      brand { id name story }\n    }\n  }\n':
    types.ResolvePathDocument,
  '\n  query ProductUrlOfSku($sku: String!) {\n    getProductUrlBySku(sku: $sku)\n  }\n': types.ProductUrlOfSkuDocument,
  '\n  mutation SetPickupContact(\n    $token: String\n    $email: String!\n    $firstName: String!\n    $lastName: String!\n    $phoneNumber: String\n    $billingAddress: AddressInput\n  ) {\n    setPickupContact(\n      token: $token\n      email: $email\n      firstName: $firstName\n      lastName: $lastName\n      phoneNumber: $phoneNumber\n      billingAddress: $billingAddress\n    ) {\n      __typename\n      ... on Context { shippingMethod { id } }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.SetPickupContactDocument,
  '\n  mutation ChooseGiftCard($token: String, $code: String!) {\n    chooseGiftCard(token: $token, code: $code) {\n      __typename\n      ... on Refused { refusals { messageKey } }\n    }\n  }\n':
    types.ChooseGiftCardDocument,
  '\n  mutation ChooseServicePoint($token: String, $type: ID!, $providerId: ID!, $dhlCustomerNumber: String) {\n    setServicePoint(token: $token, type: $type, providerId: $providerId, dhlCustomerNumber: $dhlCustomerNumber) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.ChooseServicePointDocument,
  '\n  query BuyerOfOrder($token: String) {\n    getContext(token: $token) {\n      email\n      cartStatus { order { reference } }\n    }\n  }\n':
    types.BuyerOfOrderDocument,
  '\n  mutation RegisterAfterOrder($reference: String!, $password: String!, $storefrontUrl: String!) {\n    registerAfterOrder(reference: $reference, password: $password, storefrontUrl: $storefrontUrl) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.RegisterAfterOrderDocument,
  '\n  query AddressBook {\n    getCustomer { id firstName lastName salutation { key } defaultBillingAddressId defaultShippingAddressId }\n    storeConfig {\n      countries { iso name }\n      salutations { key label }\n    }\n  }\n':
    types.AddressBookDocument,
  '\n  query OwnAddresses {\n    addresses { ...AddressView }\n  }\n': types.OwnAddressesDocument,
  '\n  mutation AddAddress($address: AddressInput!) {\n    addAddress(address: $address) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.AddAddressDocument,
  '\n  mutation UpdateAddress($id: ID!, $address: AddressInput!) {\n    updateAddress(id: $id, address: $address) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.UpdateAddressDocument,
  '\n  mutation DeleteAddress($id: ID!) {\n    deleteAddress(id: $id) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.DeleteAddressDocument,
  '\n  mutation DefaultBillingAddress($id: ID!) {\n    defaultBillingAddress(id: $id) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.DefaultBillingAddressDocument,
  '\n  mutation DefaultShippingAddress($id: ID!) {\n    defaultShippingAddress(id: $id) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.DefaultShippingAddressDocument,
  '\n  query CustomerDetails {\n    getCustomer {\n      firstName\n      lastName\n      email\n      birthday\n      newsletter\n      salutation { key }\n      sessions { id device seenAt current }\n      passkeys { id }\n      secondFactor { since }\n    }\n    storeConfig {\n      passkeys\n      secondFactor\n      salutations { key label }\n    }\n  }\n':
    types.CustomerDetailsDocument,
  '\n  mutation UpdateCustomer($input: UpdateCustomerInput!) {\n    updateCustomer(input: $input) {\n      __typename\n      ... on Customer { newsletter }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.UpdateCustomerDocument,
  '\n  mutation ChangeEmail($email: String!, $password: String!) {\n    changeEmail(email: $email, password: $password) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.ChangeEmailDocument,
  '\n  mutation ChangePassword($password: String!, $newPassword: String!, $newPasswordConfirm: String!) {\n    changePassword(password: $password, newPassword: $newPassword, newPasswordConfirm: $newPasswordConfirm) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.ChangePasswordDocument,
  '\n  mutation EndSession($id: ID!, $password: String, $code: String) {\n    endSession(id: $id, password: $password, code: $code) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.EndSessionDocument,
  '\n  mutation DeleteCustomer($password: String!) {\n    DeleteCustomer(password: $password) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.DeleteCustomerDocument,
  '\n  query ExportOfMyData {\n    getCustomer { exported }\n  }\n': types.ExportOfMyDataDocument,
  '\n  query ExportOfMyDataAsPage {\n    getCustomer { exportedPage }\n  }\n': types.ExportOfMyDataAsPageDocument,
  '\n  query PrintedInvoice($number: String!) {\n    orderInvoice(number: $number) { name pdf }\n  }\n':
    types.PrintedInvoiceDocument,
  '\n  query WhoWantsAnInvoice {\n    getCustomer { id }\n  }\n': types.WhoWantsAnInvoiceDocument,
  '\n  query AddressOfCustomer {\n    getCustomer { customerNumber email emailConfirmed }\n  }\n':
    types.AddressOfCustomerDocument,
  '\n  mutation SendEmailConfirmationMail {\n    sendEmailConfirmationMail {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.SendEmailConfirmationMailDocument,
  '\n  query MemberPass {\n    getCustomer { firstName lastName customerNumber }\n  }\n': types.MemberPassDocument,
  '\n  query CustomerSecurity {\n    getCustomer {\n      email\n      passkeys { id name createdAt usedAt }\n      secondFactor { since recoveryCodesLeft }\n      sessions { device current }\n    }\n    storeConfig { passkeys secondFactor }\n  }\n':
    types.CustomerSecurityDocument,
  '\n  mutation AddPasskey($name: String!, $answer: JSONString!) {\n    addPasskey(name: $name, answer: $answer) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.AddPasskeyDocument,
  '\n  mutation RemovePasskey($id: ID!, $password: String!, $code: String) {\n    removePasskey(id: $id, password: $password, code: $code) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.RemovePasskeyDocument,
  '\n  mutation BeginSecondFactor($password: String!, $code: String) {\n    beginSecondFactor(password: $password, code: $code) {\n      __typename\n      ... on SecondFactorSetup { otpauthUrl }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.BeginSecondFactorDocument,
  '\n  mutation ConfirmSecondFactor($code: String!) {\n    confirmSecondFactor(code: $code) {\n      __typename\n      ... on RecoveryCodes { recoveryCodes }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.ConfirmSecondFactorDocument,
  '\n  mutation RenewRecoveryCodes($password: String!, $code: String) {\n    renewRecoveryCodes(password: $password, code: $code) {\n      __typename\n      ... on RecoveryCodes { recoveryCodes }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.RenewRecoveryCodesDocument,
  '\n  mutation RemoveSecondFactor($password: String!, $code: String) {\n    removeSecondFactor(password: $password, code: $code) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.RemoveSecondFactorDocument,
  '\n  query CustomerWishlist {\n    getWishlist {\n      products { ...ProductCard }\n    }\n  }\n':
    types.CustomerWishlistDocument,
  '\n  mutation ExchangeGift($code: String!, $input: ExchangePiecesInput!) {\n    exchangeGift(code: $code, input: $input) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.ExchangeGiftDocument,
  '\n  mutation ReturnGift($code: String!, $input: AnnounceReturnInput!) {\n    returnGift(code: $code, input: $input) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.ReturnGiftDocument,
  '\n  query HomeCompany {\n    storeConfig {\n      contact { phone email }\n      company { name tradeName street zipcode city country vatNumber }\n    }\n  }\n':
    types.HomeCompanyDocument,
  '\n  query NewsletterLink($token: String!) {\n    isNewsletterLink(token: $token)\n  }\n':
    types.NewsletterLinkDocument,
  '\n  mutation ConfirmNewsletter($token: String!) {\n    confirmNewsletter(token: $token) {\n      __typename\n      ... on NewsletterConfirmed { hash }\n    }\n  }\n':
    types.ConfirmNewsletterDocument,
  '\n  query NewsletterSettings($hash: String!) {\n    newsletterSettings(hash: $hash) { email firstname lastname gender language subscribed }\n  }\n':
    types.NewsletterSettingsDocument,
  '\n  mutation UpdateNewsletterSettings(\n    $hash: String!\n    $firstname: String\n    $lastname: String\n    $gender: String\n    $language: String\n    $subscribed: Boolean\n  ) {\n    updateNewsletterSettings(\n      hash: $hash\n      firstname: $firstname\n      lastname: $lastname\n      gender: $gender\n      language: $language\n      subscribed: $subscribed\n    ) {\n      __typename\n      ... on NewsletterSaved { confirmationSent }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.UpdateNewsletterSettingsDocument,
  '\n  mutation CancelOrder($reference: String!) {\n    cancelOrder(reference: $reference) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.CancelOrderDocument,
  '\n  mutation ExchangePieces($reference: String!, $input: ExchangePiecesInput!) {\n    exchangePieces(reference: $reference, input: $input) {\n      __typename\n      ... on ExchangeAnnounced { order }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.ExchangePiecesDocument,
  '\n  query GuestInvoice($number: String!, $reference: String!, $email: String!) {\n    orderInvoice(number: $number, reference: $reference, email: $email) { name pdf }\n  }\n':
    types.GuestInvoiceDocument,
  '\n  mutation RequestRepair($reference: String!, $input: RequestRepairInput!) {\n    requestRepair(reference: $reference, input: $input) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.RequestRepairDocument,
  '\n  mutation AcceptRepairPrice($reference: String!, $code: String!, $price: Int!) {\n    acceptRepairPrice(reference: $reference, code: $code, price: $price) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.AcceptRepairPriceDocument,
  '\n  mutation CancelRepair($reference: String!, $code: String!) {\n    cancelRepair(reference: $reference, code: $code) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.CancelRepairDocument,
  '\n  mutation AnnounceReturn($reference: String!, $input: AnnounceReturnInput!) {\n    announceReturn(reference: $reference, input: $input) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.AnnounceReturnDocument,
  '\n  mutation RemoveReviewPhotograph($reference: String!, $photograph: ID!) {\n    removeReviewPhotograph(reference: $reference, photograph: $photograph) {\n      __typename\n      ... on RemovedPhotograph { removed }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.RemoveReviewPhotographDocument,
  '\n  mutation WriteReview($reference: String!, $input: WriteReviewInput!) {\n    writeReview(reference: $reference, input: $input) {\n      __typename\n      ... on ReviewWritten { isPublished takesPhotographs }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.WriteReviewDocument,
  '\n  mutation VoteReview($review: ID!, $helpful: Boolean!) {\n    voteReview(review: $review, helpful: $helpful)\n  }\n':
    types.VoteReviewDocument,
  '\n  query SharedWishlist($skus: [String!]!) {\n    productsBySku(skus: $skus) { ...ProductCard }\n  }\n':
    types.SharedWishlistDocument,
  '\n  query SharedLooks($lang: String!, $named: [String!]!) {\n    lookbookDetail(lang: $lang, predicates: $named, pageSize: 18) {\n      looks { documents { id uid url data } }\n    }\n  }\n':
    types.SharedLooksDocument,
  '\n  query WithdrawalReceipt($reference: String!) {\n    withdrawalReceipt(reference: $reference) { reference receivedAt date time }\n  }\n':
    types.WithdrawalReceiptDocument,
  '\n  mutation Withdraw($input: WithdrawInput!) {\n    withdraw(input: $input) {\n      __typename\n      ... on WithdrawalReceived { reference }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n':
    types.WithdrawDocument,
  '\n  query NumberOfOrder($reference: String!) {\n    SwOrder(reference: $reference) { number }\n  }\n':
    types.NumberOfOrderDocument,
  '\n  query StoresToScanIn {\n    stores { code title city }\n  }\n': types.StoresToScanInDocument,
  '\n  query SizeOfGtin($gtin: String!) {\n    sizeOfGtin(gtin: $gtin) { sku size isOneSize brand name url }\n  }\n':
    types.SizeOfGtinDocument,
  '\n  query ScannedHere($skus: [String!]!, $locations: [String!]!) {\n    stockByLocations(skus: $skus, locations: $locations) { code name qty exact sku }\n    stores { code title }\n  }\n':
    types.ScannedHereDocument,
  '\n  query ProductsByPhoto($skus: [String!]!) {\n    productsBySku(skus: $skus) { ...ProductCard }\n  }\n':
    types.ProductsByPhotoDocument,
  '\n  query SearchPage($search: String!, $filters: [FilterInput!]!, $page: Int!, $itemsPerPage: Int!) {\n    search(search: $search, filters: $filters, page: $page, itemsPerPage: $itemsPerPage) {\n      productData { totalCount inStore products { ...ProductCard } facets { ...ListFacet } }\n      urlData { urls { url label page_group parents { label } } }\n      urlSuggestData { suggestions { text } }\n      corrected\n      understood\n      ignored\n      redirect\n    }\n  }\n':
    types.SearchPageDocument,
  '\n  query StoresPage {\n    stores { ...StoreSummary ...StoreHours }\n  }\n': types.StoresPageDocument,
  '\n  query FindStores($query: String!) {\n    findServicePoints(type: "store", query: $query) {\n      __typename\n      ... on FoundServicePoints { place points { ...StoreSummary ...StoreHours } }\n    }\n  }\n':
    types.FindStoresDocument,
  '\n  query StorePage($reference: String!) {\n    store(reference: $reference) {\n      ...StoreSummary\n      ...StoreHours\n      timeZone\n    }\n  }\n':
    types.StorePageDocument,
  '\n  query SizeInStores($size: String!, $locations: [String!]) {\n    pdp(sku: $size) { sku name url isOneSize brand { name } variants { sku size } }\n    stockByLocations(skus: [$size], locations: $locations) { code qty exact }\n  }\n':
    types.SizeInStoresDocument,
  '\n  fragment StoreHours on ServicePoint {\n    openingDays { day periods { opens closes } }\n    openingDayExceptions { date periods { opens closes } }\n  }\n':
    types.StoreHoursFragmentDoc,
  '\n  fragment StoreSummary on ServicePoint {\n    code\n    reference\n    title\n    street\n    houseNumber\n    postcode\n    city\n    country { iso name }\n    lat\n    lng\n    distance\n    telephone\n    openState { open until opens { date time daysAhead } }\n  }\n':
    types.StoreSummaryFragmentDoc,
}

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AddStockAlert($input: StockAlertInput!) {\n    addStockAlert(input: $input) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').AddStockAlertDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query StockAlertWaiter {\n    getCustomer { email }\n  }\n',
): typeof import('./graphql.ts').StockAlertWaiterDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AddPushAlert($input: PushAlertInput!) {\n    addPushAlert(input: $input) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').AddPushAlertDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query PushRequests($endpoint: String!) {\n    pushRequests(endpoint: $endpoint) { id kind product size url order }\n  }\n',
): typeof import('./graphql.ts').PushRequestsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation EndPushRequests($endpoint: String!, $id: ID) {\n    endPushRequests(endpoint: $endpoint, id: $id) { id kind product size url order }\n  }\n',
): typeof import('./graphql.ts').EndPushRequestsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query CaptchaTask($operation: String!) {\n    captcha(operation: $operation) {\n      challenge\n      watcher { siteKey scriptUrl }\n    }\n  }\n',
): typeof import('./graphql.ts').CaptchaTaskDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Upsell($sku: String!) {\n    upsell(sku: $sku) {\n      sku name url isOneSize type\n      price { label }\n      regular_price { label }\n      image { url width height }\n    }\n  }\n',
): typeof import('./graphql.ts').UpsellDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment CartView on Cart {\n    count\n    items {\n      id referencedId name modified quantity minPurchase purchaseSteps maxPurchase label type removable stackable url brand\n      image { url alt width height focus }\n      payload { productNumber size options { group option } }\n      price {\n        unitPrice { amount label }\n        totalPrice { amount label }\n        regularUnitPrice { amount label }\n        priorUnitPrice { amount label }\n        taxRules { taxRate }\n      }\n      priceWhenAdded { label }\n      product { unitPrice }\n      deliveryInformation { deliveryTime }\n      error { messageKey name message }\n    }\n    price {\n      subtotal { amount label }\n      positionPrice { amount label }\n      adjustments { name price { amount label } }\n      shipping { amount label }\n      netPrice { amount label }\n      totalPrice { amount label }\n      taxes { taxRate tax }\n    }\n    deliveries { shippingMethod { name type reference storePickup } }\n    errors { messageKey name message level }\n    extras { key name price { label } }\n    deliveryPromise { min max }\n    deliveryDate { label }\n  }\n',
): typeof import('./graphql.ts').CartViewFragmentDoc
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ShoppersCart($token: String, $name: String) {\n    getCart(token: $token, name: $name) { ...CartView \n      expressWallets\n      items { id product { variants { sku size stockState } } }\n      savedItems {\n        id referencedId name type url brand\n        image { url alt width height }\n        payload { size options { group option } stock }\n        price { unitPrice { label } regularUnitPrice { label } priorUnitPrice { label } }\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ShoppersCartDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ChangeQuantity($token: String, $id: ID!, $quantity: Int!) {\n    updateCartItem(token: $token, id: $id, quantity: $quantity) {\n      __typename\n      ... on Cart { errors { messageKey name message level } }\n      ... on Refused { refusals { messageKey name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').ChangeQuantityDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ChangeSize($token: String, $id: ID!, $referencedId: String!) {\n    changeCartItemSize(token: $token, id: $id, referencedId: $referencedId) {\n      __typename\n      ... on Cart { errors { messageKey name message level } }\n      ... on Refused { refusals { messageKey name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').ChangeSizeDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveLine($token: String, $id: ID!) {\n    saveForLater(token: $token, id: $id) {\n      __typename\n      ... on Cart { errors { messageKey name message level } }\n      ... on Refused { refusals { messageKey name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').SaveLineDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation MoveLine($token: String, $id: ID!) {\n    moveToCart(token: $token, id: $id) {\n      __typename\n      ... on Cart { errors { messageKey name message level } }\n      ... on Refused { refusals { messageKey name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').MoveLineDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RemoveLine($token: String, $ids: [ID!]!) {\n    deleteCartItem(token: $token, ids: $ids) {\n      __typename\n      ... on Cart { errors { messageKey name message level } }\n      ... on Refused { refusals { messageKey name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').RemoveLineDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AddToCartPage($token: String, $items: [CartItemInput!]!) {\n    addToCart(token: $token, items: $items) {\n      __typename\n      ... on Cart { errors { messageKey name message level } }\n      ... on Refused { refusals { messageKey name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').AddToCartPageDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation BeginContext {\n    createContext { token }\n  }\n',
): typeof import('./graphql.ts').BeginContextDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query CartInStores($skus: [String!]!) {\n    stockByLocations(skus: $skus) { code name abroad qty exact sku }\n    stores { code reference }\n  }\n',
): typeof import('./graphql.ts').CartInStoresDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AddToCart($token: String, $items: [CartItemInput!]!) {\n    addToCart(token: $token, items: $items) {\n      __typename\n      ... on Cart {\n        count\n        items {\n          referencedId name brand quantity\n          image { url width height }\n          price { unitPrice { label amount } }\n          payload { size }\n          product { sku unitPrice }\n        }\n        errors { messageKey name message level }\n      }\n      ... on Refused { refusals { messageKey name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').AddToCartDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SharedCart($skus: [String!]!) {\n    productsBySku(skus: $skus) {\n      sku name url isOneSize\n      brand { name }\n      color { name }\n      image { url width height focus }\n      variants { sku size stockState price { label } }\n    }\n  }\n',
): typeof import('./graphql.ts').SharedCartDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query OnlySize($sku: String!) {\n    pdp(sku: $sku) { isOneSize variants { sku } }\n  }\n',
): typeof import('./graphql.ts').OnlySizeDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query BoughtWith($skus: [String!]!) {\n    boughtWith(skus: $skus) { ...ProductCard }\n    seenWith(skus: $skus) { ...ProductCard }\n    similarTo(skus: $skus) { ...ProductCard }\n  }\n',
): typeof import('./graphql.ts').BoughtWithDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query EditorialTiles($category: String!, $lang: String!) {\n    editorialTiles(category: $category, lang: $lang) { documents { id data } }\n  }\n',
): typeof import('./graphql.ts').EditorialTilesDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ProductList(\n    $filters: [FilterInput!]!, $page: Int!, $itemsPerPage: Int!\n    $urlId: ID!, $hasUrl: Boolean!\n  ) {\n    search(filters: $filters, page: $page, itemsPerPage: $itemsPerPage) {\n      productData {\n        totalCount\n        inStore\n        products { ...ProductCard }\n        facets { ...ListFacet }\n      }\n    }\n    esUrlsGlobal(urlId: $urlId) @include(if: $hasUrl) { storeCode url }\n  }\n',
): typeof import('./graphql.ts').ProductListDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment ListFacet on Facet {\n    name\n    groups { key label hex value count chosen }\n    bars { from to count }\n    values { value label hex count chosen group category { id name url parentId } }\n  }\n',
): typeof import('./graphql.ts').ListFacetFragmentDoc
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SimilarProducts($search: String, $filters: [FilterInput!]!) {\n    search(search: $search, filters: $filters, page: 1, itemsPerPage: 24) {\n      productData { products { ...ProductCard } }\n    }\n  }\n',
): typeof import('./graphql.ts').SimilarProductsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query CategoriesOfProduct($sku: String!) {\n    pdp(sku: $sku) { categories { id level } color { hex } }\n  }\n',
): typeof import('./graphql.ts').CategoriesOfProductDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query NearestToWords($search: String!) {\n    search(search: $search, filters: [], page: 1, itemsPerPage: 12) {\n      productData { products { ...ProductCard } }\n    }\n  }\n',
): typeof import('./graphql.ts').NearestToWordsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SimilarTo($skus: [String!]!) {\n    similarTo(skus: $skus) { ...ProductCard }\n  }\n',
): typeof import('./graphql.ts').SimilarToDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query MoreProducts($search: String, $filters: [FilterInput!]!, $page: Int!, $itemsPerPage: Int!) {\n    search(search: $search, filters: $filters, page: $page, itemsPerPage: $itemsPerPage) {\n      productData { totalCount inStore products { ...ProductCard } }\n    }\n  }\n',
): typeof import('./graphql.ts').MoreProductsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ProductPassport($gtin: String!) {\n    productPassport(gtin: $gtin) {\n      gtin sku productSku name brand color size url\n      image { url alt width height }\n      footwear { part materials }\n      textile { part fibres }\n      care warnings\n      manufacturer { name address email responsiblePerson }\n      origin originName recycledContent repair recycling\n    }\n  }\n',
): typeof import('./graphql.ts').ProductPassportDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment ProductCard on Product {\n    sku\n    name\n    url\n    isOneSize\n    isComingSoon\n    totalAvailableStock\n    brand { name }\n    color { hex }\n    relatedProducts { type colorHex }\n    image { url focus }\n    hover_image { url focus }\n    label\n    discount\n    price { label }\n    priorPrice { label }\n    unitPrice\n    rating { average count }\n  }\n',
): typeof import('./graphql.ts').ProductCardFragmentDoc
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ProductDetail($sku: String!) {\n    pdp(sku: $sku) {\n      sku parentSku name description url attribute isOneSize isComingSoon comingSoonDate isPresentedBySneakers label discount\n      brand { name url }\n      color { name hex }\n      images { url alt width height focus }\n      image { url width height focus }\n      video\n      threesixty { url alt width height }\n      price { amount currency label }\n      priorPrice { amount label }\n      variants { sku size stockState availableStock deliveryTime ean price { amount label } }\n      relatedProducts { type name colorName url productNumber availableStock image { url width height focus } }\n      categories { id level name url parentId }\n      boughtTogether { ...ProductCard }\n      seenTogether { ...ProductCard }\n      similarProducts { ...ProductCard }\n      crossSellings { complementary { ...ProductCard } maintenance { ...ProductCard } }\n      swProduct { metaTitle metaDescription properties { name position visible options } }\n      footwear { part materials }\n      textile { part fibres }\n      care warnings unitPrice\n      manufacturer { name address email responsiblePerson }\n      sizeTable { id }\n      passports { gtin size }\n      fit { runs percent cases isForMost }\n      reviewSummary { ...ReviewSummaryFields }\n      shippingRates { countries price { amount currency } }\n      returnTerms { inStore country days }\n    }\n  }\n',
): typeof import('./graphql.ts').ProductDetailDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ProductContent($sizeTable: ID, $lang: String!, $named: [String!], $skus: [String!]!, $url: String!) {\n    pdpContent(sizeTable: $sizeTable, lang: $lang, predicates: $named) {\n      advice\n      slices { items { size_eu size_us size_uk size_cm } }\n      looks { id uid url data }\n    }\n    deliveryPromise(skus: $skus) { min max }\n    esUrl(url: $url) { id }\n  }\n',
): typeof import('./graphql.ts').ProductContentDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ProductUrls($urlId: ID!) {\n    esUrlsGlobal(urlId: $urlId) { storeCode url }\n  }\n',
): typeof import('./graphql.ts').ProductUrlsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SizeAvailability($skus: [String!]!) {\n    stockByLocations(skus: $skus) { code name abroad qty exact sku }\n    deliveryPromise(skus: $skus) { min max }\n  }\n',
): typeof import('./graphql.ts').SizeAvailabilityDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SimilarRow($skus: [String!]!) {\n    seenWith(skus: $skus) { ...ProductCard }\n    similarTo(skus: $skus) { ...ProductCard }\n  }\n',
): typeof import('./graphql.ts').SimilarRowDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SizesNow($sku: String!) {\n    pdp(sku: $sku) {\n      sku name attribute isOneSize isComingSoon comingSoonDate url\n      brand { name }\n      color { name }\n      image { url width height focus }\n      price { label }\n      priorPrice { label }\n      discount\n      variants { sku size stockState availableStock deliveryTime price { label } }\n    }\n  }\n',
): typeof import('./graphql.ts').SizesNowDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ProductsBySku($skus: [String!]!) {\n    productsBySku(skus: $skus) { ...ProductCard }\n  }\n',
): typeof import('./graphql.ts').ProductsBySkuDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AskQuestion($input: QuestionInput!) {\n    askQuestion(input: $input) {\n      __typename\n      ... on QuestionReceived { email }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').AskQuestionDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query CustomerServiceState {\n    storeConfig { contact { openState { open until opens { date time daysAhead } } } }\n  }\n',
): typeof import('./graphql.ts').CustomerServiceStateDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment AddressView on Address {\n    id\n    country { iso name }\n    salutation { key label }\n    firstName lastName street additionalAddressLine1 additionalAddressLine2 zipcode city phoneNumber\n    customFields { servicePoint }\n  }\n',
): typeof import('./graphql.ts').AddressViewFragmentDoc
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment GiftCardPart on GiftCardPayment { ending amount { amount label } toPay { amount label } }\n',
): typeof import('./graphql.ts').GiftCardPartFragmentDoc
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment CheckoutView on Context {\n    email\n    cart { ...CartView offersGiftReceipt expressWallets }\n    cartStatus { status recover order { state redirectUrl reference } }\n    shippingMethod { id }\n    paymentMethod { id }\n    giftCard { ...GiftCardPart }\n    billingAddress { ...AddressView }\n    shippingAddress { ...AddressView }\n    collectable\n    billingAddressRequired\n    pickup { hasAll ready { date time daysAhead } }\n  }\n',
): typeof import('./graphql.ts').CheckoutViewFragmentDoc
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ShoppersCheckout($token: String) {\n    getContext(token: $token) { ...CheckoutView }\n  }\n',
): typeof import('./graphql.ts').ShoppersCheckoutDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment OfferedPaymentMethod on PaymentMethod {\n    id name description icon credit termsRequired termsUrl\n    wallet { kind merchantName country currency googlePay { profileId merchantId test } }\n  }\n',
): typeof import('./graphql.ts').OfferedPaymentMethodFragmentDoc
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment OrderView on SwOrder {\n    id number createdAt state paymentStatus paymentMethod\n    deliveryDate { label passed }\n    giftCard { ...GiftCardPart }\n    openTransfer { payee iban bic reference payUntil amount { amount label } }\n    customer { firstName }\n    pickup { ...OrderPickup }\n    price {\n      subtotal { amount label }\n      adjustments { name price { amount label } }\n      shipping { amount label }\n      totalPrice { amount label }\n      taxes { taxRate tax }\n    }\n    lines { productSku name size color quantity taxRate total { amount label } image { url alt width height } }\n  }\n',
): typeof import('./graphql.ts').OrderViewFragmentDoc
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SettlePayment($reference: String!) {\n    settlePayment(reference: $reference) { ...OrderView }\n  }\n',
): typeof import('./graphql.ts').SettlePaymentDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ChooseShippingMethod($token: String!, $id: ID!) {\n    updateShippingMethod(token: $token, id: $id) {\n      __typename\n      ... on Context { cart { deliveries { shippingMethod { type } } } }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').ChooseShippingMethodDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query AddressChoices {\n    storeConfig {\n      countries { iso name }\n      salutations { key label }\n    }\n    getCustomer {\n      email\n      activeBillingAddress { ...AddressView }\n      activeShippingAddress { ...AddressView }\n    }\n  }\n',
): typeof import('./graphql.ts').AddressChoicesDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query CheckoutAddressBook {\n    addresses { ...AddressView }\n  }\n',
): typeof import('./graphql.ts').CheckoutAddressBookDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query OfferedPaymentMethods($token: String, $reference: String) {\n    getPaymentOptions(token: $token, reference: $reference) {\n      __typename\n      ... on PaymentOptions { methods { ...OfferedPaymentMethod } }\n    }\n  }\n',
): typeof import('./graphql.ts').OfferedPaymentMethodsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RestoreCart($token: String, $reference: String) {\n    restoreCart(token: $token, reference: $reference) {\n      __typename\n      ... on Cart { count }\n    }\n  }\n',
): typeof import('./graphql.ts').RestoreCartDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query FoundServicePoints(\n    $type: ID!\n    $token: String\n    $query: String\n    $number: String\n    $zipcode: String\n    $city: String\n    $street: String\n    $houseNumber: String\n    $limit: Int\n  ) {\n    findServicePoints(\n      type: $type\n      token: $token\n      query: $query\n      number: $number\n      zipcode: $zipcode\n      city: $city\n      street: $street\n      houseNumber: $houseNumber\n      limit: $limit\n    ) {\n      __typename\n      ... on FoundServicePoints {\n        points {\n          providerId provider locationType title street houseNumber houseNumberAddition postcode city lat lng distance telephone\n          additionalInformation\n          pickup { hasAll ready { date time daysAhead } }\n          openingDays { day periods { opens closes } }\n          openingDayExceptions { date periods { opens closes } }\n          openState { open until opens { date time daysAhead } }\n        }\n      }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').FoundServicePointsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query LookUpAddress($countryIso: String!, $zipcode: String, $houseNumber: String, $line: String) {\n    lookUpAddress(countryIso: $countryIso, zipcode: $zipcode, houseNumber: $houseNumber, line: $line) {\n      street houseNumber zipcode city\n    }\n  }\n',
): typeof import('./graphql.ts').LookUpAddressDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ChoosePaymentMethod($token: String!, $id: ID!) {\n    updatePaymentMethod(token: $token, id: $id) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').ChoosePaymentMethodDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation PlaceOrder($token: String, $input: PlaceOrderInput!) {\n    placeOrder(token: $token, input: $input) {\n      __typename\n      ... on PlacedOrder { id reference }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').PlaceOrderDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation PrepareCheckout($token: String) {\n    prepareCheckout(token: $token) {\n      cart { count errors { level } }\n    }\n  }\n',
): typeof import('./graphql.ts').PrepareCheckoutDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation PrepareOnePage($token: String) {\n    prepareCheckout(token: $token) { ...CheckoutView }\n  }\n',
): typeof import('./graphql.ts').PrepareOnePageDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query AvailableShippingMethods($token: String, $onlyAvailable: Boolean) {\n    getShippingMethods(token: $token, onlyAvailable: $onlyAvailable) {\n      id name description type storePickup deliveryTime asksForCustomerNumber\n      price { amount label }\n      freeFrom { label }\n      deliveryDate { label }\n    }\n  }\n',
): typeof import('./graphql.ts').AvailableShippingMethodsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation StartPayment($orderId: ID!, $finishUrl: String!, $errorUrl: String!, $additionalData: PaymentDataInput) {\n    handlePayment(orderId: $orderId, finishUrl: $finishUrl, errorUrl: $errorUrl, additionalData: $additionalData) {\n      __typename\n      ... on PaymentRedirect { redirectUrl }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').StartPaymentDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SendToBookAddress($token: String!, $id: ID!) {\n    updateShippingAddress(token: $token, id: $id) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').SendToBookAddressDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SetCheckoutAddress(\n    $token: String\n    $email: String\n    $billingAddress: AddressInput\n    $shippingAddress: AddressInput\n  ) {\n    setShippingAddress(\n      token: $token\n      email: $email\n      billingAddress: $billingAddress\n      shippingAddress: $shippingAddress\n    ) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').SetCheckoutAddressDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation BeginWalletSession($validationUrl: String!) {\n    beginWalletSession(validationUrl: $validationUrl) {\n      __typename\n      ... on WalletSession { session }\n    }\n  }\n',
): typeof import('./graphql.ts').BeginWalletSessionDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query BrandStory($uid: String!, $lang: String!) {\n    contentPage(uid: $uid, type: "brand", lang: $lang) {\n      id uid url page_title meta_title meta_description meta_robots parents { label url } data\n    }\n  }\n',
): typeof import('./graphql.ts').BrandStoryDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Brands($lang: String!) {\n    contentPage(uid: "brands", lang: $lang) { page_title meta_title meta_description meta_robots data }\n    cmsPages(parent: "brands", type: "brand", lang: $lang, pageSize: 100, orderings: "[my.brand.title]") {\n      documents { id url data }\n    }\n  }\n',
): typeof import('./graphql.ts').BrandsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query JournalSubjects($lang: String!) {\n    contentPage(uid: "blog", lang: $lang) {\n      page_title meta_title meta_description meta_robots data alternates { storeCode url }\n    }\n    blogListQuery(lang: $lang, pageSize: 100, graphQuery: "{ blog_post { category } }") { documents { id url data } }\n  }\n',
): typeof import('./graphql.ts').JournalSubjectsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query JournalPosts($lang: String!, $page: Int!, $predicates: [String!]) {\n    blogListQuery(lang: $lang, page: $page, predicates: $predicates) {\n      documents { id url data } hasMore\n    }\n  }\n',
): typeof import('./graphql.ts').JournalPostsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Post($path: String!, $uid: String!, $lang: String!) {\n    redirect(path: $path) { path status }\n    contentPage(uid: $uid, type: "blog_post", lang: $lang) {\n      id uid url page_title meta_title meta_description meta_robots last_publication_date parents { label url } data\n      alternates { storeCode url }\n    }\n    storeConfig { company { tradeName } }\n  }\n',
): typeof import('./graphql.ts').PostDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query PostNeighbours(\n    $uid: String!, $lang: String!, $before: [String!]!, $after: [String!]!\n  ) {\n    cmsPageQuery(\n      uid: $uid, type: "blog_post", lang: $lang\n      prevPredicates: $before, prevOrderings: "[my.blog_post.date desc]"\n      nextPredicates: $after, nextOrderings: "[my.blog_post.date]"\n    ) {\n      previous { id url data }\n      next { id url data }\n    }\n  }\n',
): typeof import('./graphql.ts').PostNeighboursDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ContentPage($uid: String!, $lang: String!) {\n    contentPage(uid: $uid, lang: $lang) {\n      id uid page_title meta_title meta_description meta_robots parents { label url } data\n      alternates { storeCode url }\n    }\n  }\n',
): typeof import('./graphql.ts').ContentPageDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ErrorPage($lang: String!) {\n    errorPage(uid: "404", lang: $lang) {\n      id uid page_title meta_title meta_description meta_robots parents { label url } data\n    }\n  }\n',
): typeof import('./graphql.ts').ErrorPageDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query LikedLooks($lang: String!, $named: [String!]!) {\n    lookbookDetail(lang: $lang, predicates: $named, pageSize: 18) {\n      looks { documents { id uid url data } }\n    }\n  }\n',
): typeof import('./graphql.ts').LikedLooksDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Look($path: String!, $parent: String!, $lang: String!, $named: [String!]!) {\n    redirect(path: $path) { path status }\n    contentPage(uid: $parent, lang: $lang) { page_title url }\n    lookbookDetail(lang: $lang, predicates: $named, pageSize: 5) {\n      looks { documents { id uid url meta_title meta_description data alternates { storeCode url } } }\n    }\n    lookbookList(parent: $parent, lang: $lang) { documents { id uid url data } hasMore endCursor }\n  }\n',
): typeof import('./graphql.ts').LookDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query MoreLooks($parent: String!, $lang: String!, $after: ID) {\n    lookbookList(parent: $parent, lang: $lang, after: $after) { documents { id uid url data } hasMore endCursor }\n  }\n',
): typeof import('./graphql.ts').MoreLooksDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query PiecesOfLook($skus: [String!]!) {\n    productsBySku(skus: $skus) { ...ProductCard }\n  }\n',
): typeof import('./graphql.ts').PiecesOfLookDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Lookbook($uid: String!, $lang: String!, $after: ID) {\n    contentPage(uid: $uid, lang: $lang) {\n      page_title meta_title meta_description meta_robots data alternates { storeCode url }\n    }\n    lookbookList(parent: $uid, lang: $lang, after: $after) {\n      documents { id uid url data } hasMore endCursor\n    }\n  }\n',
): typeof import('./graphql.ts').LookbookDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SliceProductsOfList($filters: [FilterInput!]!, $count: Int!) {\n    search(filters: $filters, page: 1, itemsPerPage: $count) {\n      productData { products { ...ProductCard } }\n    }\n  }\n',
): typeof import('./graphql.ts').SliceProductsOfListDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SliceProductsBySku($skus: [String!]!) {\n    productsBySku(skus: $skus) { ...ProductCard }\n  }\n',
): typeof import('./graphql.ts').SliceProductsBySkuDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SliceProductsOfLooks($skus: [String!]!) {\n    productsBySku(skus: $skus) { sku name url brand { name } price { label } priorPrice { label } }\n  }\n',
): typeof import('./graphql.ts').SliceProductsOfLooksDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment HistoryOrder on OrderHistoryOrder {\n    id\n    number\n    reference\n    label\n    pickup { ...OrderPickup }\n    progress { deliveryDate { label passed } }\n    orderDate\n    shipmentDate\n    deliveredDate\n    trackTraceUrl\n    paymentMethod\n    totalAmount { label }\n    shippingAmount { amount label }\n    invoiceAddress { firstName lastName street additionalAddressLine1 additionalAddressLine2 zipcode city country { iso name } }\n    deliveryAddress {\n      firstName lastName street additionalAddressLine1 additionalAddressLine2 zipcode city\n      country { iso name }\n      customFields { servicePoint }\n    }\n    invoices { number kind }\n    adjustments { name total { label } }\n    items { sku name size color quantity type taxRate total { label } image { url alt width height } }\n  }\n',
): typeof import('./graphql.ts').HistoryOrderFragmentDoc
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query OwnEmailToken {\n    getCustomer { firstName emailToken }\n  }\n',
): typeof import('./graphql.ts').OwnEmailTokenDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query OrderHistory($emailToken: String!) {\n    GetOrderHistory(emailToken: $emailToken) {\n      count\n      orders { ...HistoryOrder }\n    }\n  }\n',
): typeof import('./graphql.ts').OrderHistoryDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query FavouriteStores {\n    getCustomer { customFields { stores } }\n  }\n',
): typeof import('./graphql.ts').FavouriteStoresDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation UpdateFavouriteStores($stores: [String!]!) {\n    updateCustomer(input: { stores: $stores }) { __typename }\n  }\n',
): typeof import('./graphql.ts').UpdateFavouriteStoresDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query WhoIsLoggedIn {\n    getCustomer { id }\n  }\n',
): typeof import('./graphql.ts').WhoIsLoggedInDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query KnownCustomer {\n    getCustomer { firstName lastName email }\n  }\n',
): typeof import('./graphql.ts').KnownCustomerDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query DashboardCustomer {\n    getCustomer {\n      firstName\n      lastName\n      customerNumber\n      customFields { stores }\n    }\n  }\n',
): typeof import('./graphql.ts').DashboardCustomerDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query DashboardClub {\n    loyalty {\n      offered\n      available\n      pending\n      pendingUntil\n      nextVoucherAt\n      nextVoucherOn\n      entries { type points state at orderNumber voucher }\n    }\n    vouchers { barcode waarde currency geldig_tm }\n    stores { code ...StoreSummary }\n  }\n',
): typeof import('./graphql.ts').DashboardClubDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation BeginPasskeyLogin {\n    beginPasskeyLogin {\n      __typename\n      ... on PasskeyOptions { options }\n    }\n  }\n',
): typeof import('./graphql.ts').BeginPasskeyLoginDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation BeginPasskey($password: String!, $code: String) {\n    beginPasskey(password: $password, code: $code) {\n      __typename\n      ... on NewPasskeyOptions { options }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').BeginPasskeyDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query CustomerWishes {\n    getWishlist { products { sku } }\n    getCustomer { customerNumber customFields { lookbooks } }\n  }\n',
): typeof import('./graphql.ts').CustomerWishesDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AddToWishlist($productId: ID!) {\n    addToWishlist(productId: $productId) { customerId }\n  }\n',
): typeof import('./graphql.ts').AddToWishlistDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation DeleteFromWishlist($productId: ID!) {\n    deleteFromWishlist(productId: $productId) { customerId }\n  }\n',
): typeof import('./graphql.ts').DeleteFromWishlistDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation KeepLooks($lookbooks: [String!]!) {\n    updateCustomer(input: { lookbooks: $lookbooks }) { __typename }\n  }\n',
): typeof import('./graphql.ts').KeepLooksDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query KeptProducts($skus: [String!]!) {\n    productsBySku(skus: $skus) { sku name url brand { name } image { url } }\n  }\n',
): typeof import('./graphql.ts').KeptProductsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query PushKey {\n    pushKey\n  }\n',
): typeof import('./graphql.ts').PushKeyDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveCookieConsent($enabled: Boolean!) {\n    saveCookieConsent(enabled: $enabled) { success }\n  }\n',
): typeof import('./graphql.ts').SaveCookieConsentDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation WithdrawMeasuring {\n    withdrawMeasuring { success }\n  }\n',
): typeof import('./graphql.ts').WithdrawMeasuringDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Visitor {\n    getCart { count }\n    getCustomer { firstName }\n  }\n',
): typeof import('./graphql.ts').VisitorDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query GiftReceipt($code: String!) {\n    giftReceipt(code: $code) {\n      code\n      returnsUntil\n      returnsOver\n      returnsByPost\n      pieces { position quantity name size color image { url alt width height } }\n      returnable { position quantity name size color image { url alt width height } }\n      exchangeChoices { position sku size color isOtherColor }\n      returns { reference way receivedAt pieces { position quantity name size color } }\n    }\n  }\n',
): typeof import('./graphql.ts').GiftReceiptDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query GiftCardOffer {\n    giftCardOffer {\n      amounts { amount label }\n      least { amount label }\n      most { amount label }\n      today lastMailDay years\n      paymentMethods { ...OfferedPaymentMethod }\n    }\n  }\n',
): typeof import('./graphql.ts').GiftCardOfferDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation BuyGiftCard($input: BuyGiftCardInput!) {\n    buyGiftCard(input: $input) {\n      __typename\n      ... on GiftCardCheckout { redirectUrl }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').BuyGiftCardDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query GiftCardSale($reference: String!) {\n    giftCardSale(reference: $reference) { state amount { label } receiverName mailOn }\n  }\n',
): typeof import('./graphql.ts').GiftCardSaleDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query GiftCardBalance($code: String!) {\n    giftCardBalance(code: $code) { ending balance { label } validUntil usable }\n  }\n',
): typeof import('./graphql.ts').GiftCardBalanceDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ScannedSize($code: String!) {\n    search(search: $code, page: 1, itemsPerPage: 3) {\n      productData { products { url isOneSize variants { sku legacySku ean } } }\n    }\n  }\n',
): typeof import('./graphql.ts').ScannedSizeDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query StaffMessages {\n    staffMessages { ...StaffMessage }\n  }\n  fragment StaffMessage on StaffMessage {\n    id state variantSku askedAt undelivered\n  }\n',
): typeof import('./graphql.ts').StaffMessagesDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AskStaff($input: AskStaffInput!) {\n    askStaff(input: $input) {\n      __typename\n      ... on StaffMessage { ...StaffMessage }\n      ... on Refused { refusals { messageKey name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').AskStaffDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation CancelStaffMessage($id: ID!) {\n    cancelStaffMessage(id: $id) { __typename }\n  }\n',
): typeof import('./graphql.ts').CancelStaffMessageDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SubscribeToNewsletter($input: NewsletterSubscribeInput!) {\n    newsletterSubscribe(input: $input) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').SubscribeToNewsletterDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AddNewsletterMember($input: NewsletterInput!) {\n    ttAddNewsletterMember(input: $input) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').AddNewsletterMemberDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query NewsletterReader {\n    getCustomer { firstName lastName email salutation { key } }\n  }\n',
): typeof import('./graphql.ts').NewsletterReaderDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment OrderProgress on OrderProgress {\n    label\n    cancellable\n    deliveryDate { label passed }\n    returnsUntil\n    returnsByPost\n    returnsOver\n    exchangeable\n    reviewable { position }\n    photographed { room }\n    repairable { piece { position } }\n    repairs { code service state proposedPrice { label } }\n    invoices { number kind }\n    returnable { position quantity name size color image { url alt width height } }\n    parcels {\n      carrier trackingCode trackingUrl shippedAt deliveredAt\n      pieces { position quantity name size color }\n    }\n    returns { reference way announcedAt receivedAt pieces { position quantity name size color } }\n    refunds { reason exchangeNumber amount { label } createdAt dueAt refundedAt byProvider { amount label } byHand { amount label } byHandDoneAt }\n  }\n',
): typeof import('./graphql.ts').OrderProgressFragmentDoc
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query FollowOrder($reference: String!) {\n    SwOrder(reference: $reference) {\n      ...OrderView\n      progress { ...OrderProgress }\n    }\n  }\n',
): typeof import('./graphql.ts').FollowOrderDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ExchangeOrder($reference: String!) {\n    SwOrder(reference: $reference) {\n      progress { ...ExchangeProgress }\n    }\n  }\n  fragment ExchangeProgress on OrderProgress {\n    returnsByPost\n    returnable { position quantity name size color image { url alt width height } }\n    exchangeChoices { position sku size color isOtherColor }\n  }\n',
): typeof import('./graphql.ts').ExchangeOrderDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query RepairOrder($reference: String!) {\n    SwOrder(reference: $reference) {\n      progress { ...RepairProgress }\n    }\n  }\n  fragment RepairProgress on OrderProgress {\n    repairable {\n      piece { position name size color image { url alt width height } }\n      services { id name price { amount label } days }\n    }\n    repairs {\n      code service state way days reason cancellable\n      piece { position name size color }\n      price { label }\n      proposedPrice { amount label }\n      store { reference title }\n    }\n    repairStores { code title city country { name } }\n    repairsByPost\n  }\n',
): typeof import('./graphql.ts').RepairOrderDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ReviewableOrder($reference: String!) {\n    SwOrder(reference: $reference) {\n      progress { ...ReviewableProgress }\n    }\n  }\n  fragment ReviewableProgress on OrderProgress {\n    reviewable { position productSku name size color image { url alt width height } }\n  }\n',
): typeof import('./graphql.ts').ReviewableOrderDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query PhotographedOrder($reference: String!) {\n    SwOrder(reference: $reference) {\n      progress { ...PhotographedProgress }\n    }\n  }\n  fragment PhotographedProgress on OrderProgress {\n    photographed {\n      piece { position name size color image { url alt width height } }\n      photographs { id state preview }\n      room\n    }\n  }\n',
): typeof import('./graphql.ts').PhotographedOrderDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation BuyAgain($token: String, $reference: String!) {\n    buyAgain(token: $token, reference: $reference) {\n      __typename\n      ... on Cart { count errors { messageKey name message level } }\n      ... on Refused { refusals { messageKey name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').BuyAgainDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation TellPickupArrival($reference: String!, $arrival: Arrival) {\n    tellPickupArrival(reference: $reference, arrival: $arrival) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').TellPickupArrivalDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment OrderPickup on OrderPickup {\n    locationType title lines state code expectedAt keptUntil collectedAt arrival canTellArrival\n    store { ...StoreSummary ...StoreHours timeZone }\n  }\n',
): typeof import('./graphql.ts').OrderPickupFragmentDoc
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation FollowOrderByPush($reference: String!, $subscription: BrowserSubscriptionInput!) {\n    followOrderByPush(reference: $reference, subscription: $subscription) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').FollowOrderByPushDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query QuickSearch($search: String!) {\n    search(search: $search, isQuickSearch: true, filters: [{ name: "plp", values: ["true"] }], page: 1, itemsPerPage: 3) {\n      productData { totalCount products { ...ProductCard } }\n      urlData { urls { url label page_group parents { label } } }\n      urlSuggestData { suggestions { text } }\n      corrected\n      understood\n      ignored\n    }\n  }\n',
): typeof import('./graphql.ts').QuickSearchDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ReservePage($sku: String!, $store: String!) {\n    pdp(sku: $sku) {\n      sku name isOneSize url\n      brand { name }\n      image { url width height }\n      variants { sku size }\n    }\n    stores { ...StoreSummary timeZone }\n    reservationUntil(location: $store)\n  }\n',
): typeof import('./graphql.ts').ReservePageDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ReserveInStore($input: ReservationInput!) {\n    reserveInStore(input: $input) {\n      __typename\n      ... on Reservation { hash }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').ReserveInStoreDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ReservationPage($hash: String!) {\n    reservation(hash: $hash) {\n      number state ready arrival canTellArrival heldUntil size name brand url\n      store { ...StoreSummary timeZone }\n    }\n  }\n',
): typeof import('./graphql.ts').ReservationPageDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation CancelReservation($hash: String!) {\n    cancelReservation(hash: $hash) { __typename }\n  }\n',
): typeof import('./graphql.ts').CancelReservationDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation TellReservationArrival($hash: String!, $arrival: Arrival) {\n    tellReservationArrival(hash: $hash, arrival: $arrival) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').TellReservationArrivalDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment ReviewFields on ProductReview {\n    id source isVerified stars comfort quality fit size title text language author writtenAt reply helpful votes\n    photographs { url smallUrl width height }\n  }\n  fragment ReviewSummaryFields on ReviewSummary {\n    count average byStars small normal large\n    sources { source count average }\n    told { sources count average }\n    top { ...ReviewFields }\n  }\n',
): typeof import('./graphql.ts').ReviewFieldsFragmentDoc
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ProductReviews($sku: String!, $order: ReviewOrder, $size: String, $fit: ReviewFit, $page: Int) {\n    pdp(sku: $sku) {\n      sku name url\n      brand { name }\n      image { url alt width height }\n      reviewSummary { ...ReviewSummaryFields }\n      reviews(order: $order, size: $size, fit: $fit, page: $page) {\n        total pages sizes isChecked takesPhotographs\n        reviews { ...ReviewFields }\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ProductReviewsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Layout($lang: String!) {\n    layout(lang: $lang) {\n      banners { text action_from action_to color background_color link guests_only }\n      navigation {\n        primary { label url segment imageLabel image { url alt width height } }\n        items { title url items { label url } }\n      }\n      usps { label link icon description }\n      links { title links { label url } }\n      legal { label url }\n      social { network url }\n      paymentIcons { key label }\n      jobs { title text link { label url } }\n      reviewStats { averageRating reviewCount viewReviewUrl }\n      trustedShop { label url }\n    }\n    headerUsps(lang: $lang) { label link icon description }\n    storeConfig { has_stores contact { phone phoneLabel email hours } company { tradeName } }\n  }\n',
): typeof import('./graphql.ts').LayoutDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ConfirmEmail($hash: String!) {\n    confirmEmail(hash: $hash) {\n      __typename\n      ... on EmailConfirmed { orders }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').ConfirmEmailDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query RegistrationChoices {\n    storeConfig {\n      countries { iso name }\n      salutations { key label }\n    }\n  }\n',
): typeof import('./graphql.ts').RegistrationChoicesDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RegisterCustomer($input: RegisterCustomerInput!) {\n    registerCustomer(input: $input) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').RegisterCustomerDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query GuestDataFile($hash: String!) {\n    guestData(hash: $hash) { exported }\n  }\n',
): typeof import('./graphql.ts').GuestDataFileDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query GuestDataAsPage($hash: String!) {\n    guestData(hash: $hash) { exportedPage }\n  }\n',
): typeof import('./graphql.ts').GuestDataAsPageDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query GuestDataLink($hash: String!) {\n    guestData(hash: $hash) { __typename }\n  }\n',
): typeof import('./graphql.ts').GuestDataLinkDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SendGuestDataMail($email: String!) {\n    sendGuestDataMail(email: $email) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').SendGuestDataMailDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query PasswordLink($hash: String!) {\n    isPasswordLink(hash: $hash)\n  }\n',
): typeof import('./graphql.ts').PasswordLinkDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ResetPassword($hash: String!, $newPassword: String!, $newPasswordConfirm: String!) {\n    resetPassword(hash: $hash, newPassword: $newPassword, newPasswordConfirm: $newPasswordConfirm) {\n      __typename\n      ... on SecondFactorNeeded { step }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').ResetPasswordDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation Login($username: String!, $password: String!) {\n    login(username: $username, password: $password) {\n      __typename\n      ... on SecondFactorNeeded { step }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').LoginDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ConfirmLogin($step: String!, $code: String!) {\n    confirmLogin(step: $step, code: $code) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').ConfirmLoginDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation LoginByPasskey($answer: JSONString!) {\n    loginByPasskey(answer: $answer) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').LoginByPasskeyDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query PasskeyOffer {\n    storeConfig { passkeys }\n  }\n',
): typeof import('./graphql.ts').PasskeyOfferDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation Logout {\n    logout { __typename }\n  }\n',
): typeof import('./graphql.ts').LogoutDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SendPasswordRecoveryMail($email: String!, $storefrontUrl: String!) {\n    sendPasswordRecoveryMail(email: $email, storefrontUrl: $storefrontUrl) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').SendPasswordRecoveryMailDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query StockAlerts($hash: String!) {\n    stockAlerts(hash: $hash) { email alerts { id name brand size url } }\n  }\n',
): typeof import('./graphql.ts').StockAlertsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation EndStockAlerts($hash: String!, $id: ID) {\n    endStockAlerts(hash: $hash, id: $id) { __typename }\n  }\n',
): typeof import('./graphql.ts').EndStockAlertsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query BrandPage($url: String!) {\n    redirect(path: $url) { path status }\n    esUrl(url: $url) {\n      id url label page_type category_id gender sort sort_direction\n      filters { name values }\n      brand { id name story }\n    }\n  }\n',
): typeof import('./graphql.ts').BrandPageDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ResolvePath($path: String!) {\n    redirect(path: $path) { path status }\n    esUrl(url: $path) {\n      id url page_type category_id sku label gender sort sort_direction\n      filters { name values }\n      parents { label url }\n      category { id key name description }\n      brand { id name story }\n    }\n  }\n',
): typeof import('./graphql.ts').ResolvePathDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ProductUrlOfSku($sku: String!) {\n    getProductUrlBySku(sku: $sku)\n  }\n',
): typeof import('./graphql.ts').ProductUrlOfSkuDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SetPickupContact(\n    $token: String\n    $email: String!\n    $firstName: String!\n    $lastName: String!\n    $phoneNumber: String\n    $billingAddress: AddressInput\n  ) {\n    setPickupContact(\n      token: $token\n      email: $email\n      firstName: $firstName\n      lastName: $lastName\n      phoneNumber: $phoneNumber\n      billingAddress: $billingAddress\n    ) {\n      __typename\n      ... on Context { shippingMethod { id } }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').SetPickupContactDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ChooseGiftCard($token: String, $code: String!) {\n    chooseGiftCard(token: $token, code: $code) {\n      __typename\n      ... on Refused { refusals { messageKey } }\n    }\n  }\n',
): typeof import('./graphql.ts').ChooseGiftCardDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ChooseServicePoint($token: String, $type: ID!, $providerId: ID!, $dhlCustomerNumber: String) {\n    setServicePoint(token: $token, type: $type, providerId: $providerId, dhlCustomerNumber: $dhlCustomerNumber) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').ChooseServicePointDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query BuyerOfOrder($token: String) {\n    getContext(token: $token) {\n      email\n      cartStatus { order { reference } }\n    }\n  }\n',
): typeof import('./graphql.ts').BuyerOfOrderDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RegisterAfterOrder($reference: String!, $password: String!, $storefrontUrl: String!) {\n    registerAfterOrder(reference: $reference, password: $password, storefrontUrl: $storefrontUrl) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').RegisterAfterOrderDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query AddressBook {\n    getCustomer { id firstName lastName salutation { key } defaultBillingAddressId defaultShippingAddressId }\n    storeConfig {\n      countries { iso name }\n      salutations { key label }\n    }\n  }\n',
): typeof import('./graphql.ts').AddressBookDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query OwnAddresses {\n    addresses { ...AddressView }\n  }\n',
): typeof import('./graphql.ts').OwnAddressesDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AddAddress($address: AddressInput!) {\n    addAddress(address: $address) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').AddAddressDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation UpdateAddress($id: ID!, $address: AddressInput!) {\n    updateAddress(id: $id, address: $address) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').UpdateAddressDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation DeleteAddress($id: ID!) {\n    deleteAddress(id: $id) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').DeleteAddressDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation DefaultBillingAddress($id: ID!) {\n    defaultBillingAddress(id: $id) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').DefaultBillingAddressDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation DefaultShippingAddress($id: ID!) {\n    defaultShippingAddress(id: $id) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').DefaultShippingAddressDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query CustomerDetails {\n    getCustomer {\n      firstName\n      lastName\n      email\n      birthday\n      newsletter\n      salutation { key }\n      sessions { id device seenAt current }\n      passkeys { id }\n      secondFactor { since }\n    }\n    storeConfig {\n      passkeys\n      secondFactor\n      salutations { key label }\n    }\n  }\n',
): typeof import('./graphql.ts').CustomerDetailsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation UpdateCustomer($input: UpdateCustomerInput!) {\n    updateCustomer(input: $input) {\n      __typename\n      ... on Customer { newsletter }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').UpdateCustomerDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ChangeEmail($email: String!, $password: String!) {\n    changeEmail(email: $email, password: $password) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').ChangeEmailDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ChangePassword($password: String!, $newPassword: String!, $newPasswordConfirm: String!) {\n    changePassword(password: $password, newPassword: $newPassword, newPasswordConfirm: $newPasswordConfirm) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').ChangePasswordDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation EndSession($id: ID!, $password: String, $code: String) {\n    endSession(id: $id, password: $password, code: $code) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').EndSessionDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation DeleteCustomer($password: String!) {\n    DeleteCustomer(password: $password) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').DeleteCustomerDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ExportOfMyData {\n    getCustomer { exported }\n  }\n',
): typeof import('./graphql.ts').ExportOfMyDataDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ExportOfMyDataAsPage {\n    getCustomer { exportedPage }\n  }\n',
): typeof import('./graphql.ts').ExportOfMyDataAsPageDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query PrintedInvoice($number: String!) {\n    orderInvoice(number: $number) { name pdf }\n  }\n',
): typeof import('./graphql.ts').PrintedInvoiceDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query WhoWantsAnInvoice {\n    getCustomer { id }\n  }\n',
): typeof import('./graphql.ts').WhoWantsAnInvoiceDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query AddressOfCustomer {\n    getCustomer { customerNumber email emailConfirmed }\n  }\n',
): typeof import('./graphql.ts').AddressOfCustomerDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SendEmailConfirmationMail {\n    sendEmailConfirmationMail {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').SendEmailConfirmationMailDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query MemberPass {\n    getCustomer { firstName lastName customerNumber }\n  }\n',
): typeof import('./graphql.ts').MemberPassDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query CustomerSecurity {\n    getCustomer {\n      email\n      passkeys { id name createdAt usedAt }\n      secondFactor { since recoveryCodesLeft }\n      sessions { device current }\n    }\n    storeConfig { passkeys secondFactor }\n  }\n',
): typeof import('./graphql.ts').CustomerSecurityDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AddPasskey($name: String!, $answer: JSONString!) {\n    addPasskey(name: $name, answer: $answer) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').AddPasskeyDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RemovePasskey($id: ID!, $password: String!, $code: String) {\n    removePasskey(id: $id, password: $password, code: $code) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').RemovePasskeyDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation BeginSecondFactor($password: String!, $code: String) {\n    beginSecondFactor(password: $password, code: $code) {\n      __typename\n      ... on SecondFactorSetup { otpauthUrl }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').BeginSecondFactorDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ConfirmSecondFactor($code: String!) {\n    confirmSecondFactor(code: $code) {\n      __typename\n      ... on RecoveryCodes { recoveryCodes }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').ConfirmSecondFactorDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RenewRecoveryCodes($password: String!, $code: String) {\n    renewRecoveryCodes(password: $password, code: $code) {\n      __typename\n      ... on RecoveryCodes { recoveryCodes }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').RenewRecoveryCodesDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RemoveSecondFactor($password: String!, $code: String) {\n    removeSecondFactor(password: $password, code: $code) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').RemoveSecondFactorDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query CustomerWishlist {\n    getWishlist {\n      products { ...ProductCard }\n    }\n  }\n',
): typeof import('./graphql.ts').CustomerWishlistDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ExchangeGift($code: String!, $input: ExchangePiecesInput!) {\n    exchangeGift(code: $code, input: $input) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').ExchangeGiftDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ReturnGift($code: String!, $input: AnnounceReturnInput!) {\n    returnGift(code: $code, input: $input) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').ReturnGiftDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query HomeCompany {\n    storeConfig {\n      contact { phone email }\n      company { name tradeName street zipcode city country vatNumber }\n    }\n  }\n',
): typeof import('./graphql.ts').HomeCompanyDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query NewsletterLink($token: String!) {\n    isNewsletterLink(token: $token)\n  }\n',
): typeof import('./graphql.ts').NewsletterLinkDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ConfirmNewsletter($token: String!) {\n    confirmNewsletter(token: $token) {\n      __typename\n      ... on NewsletterConfirmed { hash }\n    }\n  }\n',
): typeof import('./graphql.ts').ConfirmNewsletterDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query NewsletterSettings($hash: String!) {\n    newsletterSettings(hash: $hash) { email firstname lastname gender language subscribed }\n  }\n',
): typeof import('./graphql.ts').NewsletterSettingsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation UpdateNewsletterSettings(\n    $hash: String!\n    $firstname: String\n    $lastname: String\n    $gender: String\n    $language: String\n    $subscribed: Boolean\n  ) {\n    updateNewsletterSettings(\n      hash: $hash\n      firstname: $firstname\n      lastname: $lastname\n      gender: $gender\n      language: $language\n      subscribed: $subscribed\n    ) {\n      __typename\n      ... on NewsletterSaved { confirmationSent }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').UpdateNewsletterSettingsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation CancelOrder($reference: String!) {\n    cancelOrder(reference: $reference) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').CancelOrderDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ExchangePieces($reference: String!, $input: ExchangePiecesInput!) {\n    exchangePieces(reference: $reference, input: $input) {\n      __typename\n      ... on ExchangeAnnounced { order }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').ExchangePiecesDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query GuestInvoice($number: String!, $reference: String!, $email: String!) {\n    orderInvoice(number: $number, reference: $reference, email: $email) { name pdf }\n  }\n',
): typeof import('./graphql.ts').GuestInvoiceDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RequestRepair($reference: String!, $input: RequestRepairInput!) {\n    requestRepair(reference: $reference, input: $input) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').RequestRepairDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AcceptRepairPrice($reference: String!, $code: String!, $price: Int!) {\n    acceptRepairPrice(reference: $reference, code: $code, price: $price) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').AcceptRepairPriceDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation CancelRepair($reference: String!, $code: String!) {\n    cancelRepair(reference: $reference, code: $code) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').CancelRepairDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AnnounceReturn($reference: String!, $input: AnnounceReturnInput!) {\n    announceReturn(reference: $reference, input: $input) {\n      __typename\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').AnnounceReturnDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RemoveReviewPhotograph($reference: String!, $photograph: ID!) {\n    removeReviewPhotograph(reference: $reference, photograph: $photograph) {\n      __typename\n      ... on RemovedPhotograph { removed }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').RemoveReviewPhotographDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation WriteReview($reference: String!, $input: WriteReviewInput!) {\n    writeReview(reference: $reference, input: $input) {\n      __typename\n      ... on ReviewWritten { isPublished takesPhotographs }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').WriteReviewDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation VoteReview($review: ID!, $helpful: Boolean!) {\n    voteReview(review: $review, helpful: $helpful)\n  }\n',
): typeof import('./graphql.ts').VoteReviewDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SharedWishlist($skus: [String!]!) {\n    productsBySku(skus: $skus) { ...ProductCard }\n  }\n',
): typeof import('./graphql.ts').SharedWishlistDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SharedLooks($lang: String!, $named: [String!]!) {\n    lookbookDetail(lang: $lang, predicates: $named, pageSize: 18) {\n      looks { documents { id uid url data } }\n    }\n  }\n',
): typeof import('./graphql.ts').SharedLooksDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query WithdrawalReceipt($reference: String!) {\n    withdrawalReceipt(reference: $reference) { reference receivedAt date time }\n  }\n',
): typeof import('./graphql.ts').WithdrawalReceiptDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation Withdraw($input: WithdrawInput!) {\n    withdraw(input: $input) {\n      __typename\n      ... on WithdrawalReceived { reference }\n      ... on Refused { refusals { messageKey field name message } }\n    }\n  }\n',
): typeof import('./graphql.ts').WithdrawDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query NumberOfOrder($reference: String!) {\n    SwOrder(reference: $reference) { number }\n  }\n',
): typeof import('./graphql.ts').NumberOfOrderDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query StoresToScanIn {\n    stores { code title city }\n  }\n',
): typeof import('./graphql.ts').StoresToScanInDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SizeOfGtin($gtin: String!) {\n    sizeOfGtin(gtin: $gtin) { sku size isOneSize brand name url }\n  }\n',
): typeof import('./graphql.ts').SizeOfGtinDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ScannedHere($skus: [String!]!, $locations: [String!]!) {\n    stockByLocations(skus: $skus, locations: $locations) { code name qty exact sku }\n    stores { code title }\n  }\n',
): typeof import('./graphql.ts').ScannedHereDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ProductsByPhoto($skus: [String!]!) {\n    productsBySku(skus: $skus) { ...ProductCard }\n  }\n',
): typeof import('./graphql.ts').ProductsByPhotoDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SearchPage($search: String!, $filters: [FilterInput!]!, $page: Int!, $itemsPerPage: Int!) {\n    search(search: $search, filters: $filters, page: $page, itemsPerPage: $itemsPerPage) {\n      productData { totalCount inStore products { ...ProductCard } facets { ...ListFacet } }\n      urlData { urls { url label page_group parents { label } } }\n      urlSuggestData { suggestions { text } }\n      corrected\n      understood\n      ignored\n      redirect\n    }\n  }\n',
): typeof import('./graphql.ts').SearchPageDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query StoresPage {\n    stores { ...StoreSummary ...StoreHours }\n  }\n',
): typeof import('./graphql.ts').StoresPageDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query FindStores($query: String!) {\n    findServicePoints(type: "store", query: $query) {\n      __typename\n      ... on FoundServicePoints { place points { ...StoreSummary ...StoreHours } }\n    }\n  }\n',
): typeof import('./graphql.ts').FindStoresDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query StorePage($reference: String!) {\n    store(reference: $reference) {\n      ...StoreSummary\n      ...StoreHours\n      timeZone\n    }\n  }\n',
): typeof import('./graphql.ts').StorePageDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SizeInStores($size: String!, $locations: [String!]) {\n    pdp(sku: $size) { sku name url isOneSize brand { name } variants { sku size } }\n    stockByLocations(skus: [$size], locations: $locations) { code qty exact }\n  }\n',
): typeof import('./graphql.ts').SizeInStoresDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment StoreHours on ServicePoint {\n    openingDays { day periods { opens closes } }\n    openingDayExceptions { date periods { opens closes } }\n  }\n',
): typeof import('./graphql.ts').StoreHoursFragmentDoc
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment StoreSummary on ServicePoint {\n    code\n    reference\n    title\n    street\n    houseNumber\n    postcode\n    city\n    country { iso name }\n    lat\n    lng\n    distance\n    telephone\n    openState { open until opens { date time daysAhead } }\n  }\n',
): typeof import('./graphql.ts').StoreSummaryFragmentDoc

export function graphql(source: string) {
  return (documents as Record<string, unknown>)[source] ?? {}
}
