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
  '\n  query Approvals {\n    approvals {\n      id\n      action\n      objectType\n      objectId\n      objectName\n      shown\n      askedBy\n      askedAt\n      expiresAt\n      state\n      decidedBy\n      decidedAt\n      reason\n      isOwn\n      mayDecide\n      mayDecline\n    }\n  }\n': typeof types.ApprovalsDocument
  '\n  mutation ApproveChange($id: ID!) {\n    approveChange(id: $id) {\n      token\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.ApproveChangeDocument
  '\n  mutation DeclineChange($id: ID!, $reason: String!) {\n    declineChange(id: $id, reason: $reason) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.DeclineChangeDocument
  '\n  query Audit($after: String, $memberId: ID, $objectType: String, $objectId: String) {\n    audit(after: $after, memberId: $memberId, objectType: $objectType, objectId: $objectId) {\n      next\n      entries {\n        id\n        at\n        memberId\n        memberName\n        action\n        objectType\n        objectId\n        objectName\n        before\n        after\n        address\n        device\n      }\n    }\n  }\n': typeof types.AuditDocument
  '\n  query BulkOrder($number: String!) {\n    order(number: $number) {\n      number\n      version\n      storefront\n      placedAt\n      email\n      isCancellable\n      total {\n        amount\n        currency\n      }\n      mails {\n        key\n        kind\n      }\n    }\n  }\n': typeof types.BulkOrderDocument
  '\n  query BulkPermissions {\n    me {\n      permissions\n    }\n  }\n': typeof types.BulkPermissionsDocument
  '\n  query LabelPlan($numbers: [String!]!) {\n    labelPlan(numbers: $numbers) {\n      makesLabels\n      isPaid\n      isPacked\n      isCollected\n      customsLacks\n      parcels\n      label {\n        id\n        isOutdated\n      }\n      order {\n        number\n        storefront\n        placedAt\n        email\n        total {\n          amount\n          currency\n        }\n      }\n    }\n  }\n': typeof types.LabelPlanDocument
  '\n  query CallerProducts($text: String!) {\n    searchProducts(text: $text) {\n      sku\n      isOnSale\n    }\n  }\n': typeof types.CallerProductsDocument
  '\n  query CallerSizes($sku: String!) {\n    product(sku: $sku) {\n      sku\n      name\n      brand\n      image\n      sizes {\n        sku\n        size\n        prices {\n          storefront\n          price {\n            amount\n            currency\n          }\n        }\n        shelves {\n          available\n        }\n      }\n    }\n  }\n': typeof types.CallerSizesDocument
  '\n  query CallerLike($number: String!) {\n    order(number: $number) {\n      storefront\n      email\n      billingAddress {\n        ...OrderAddress\n      }\n    }\n  }\n': typeof types.CallerLikeDocument
  '\n  query CallerAccount($number: String!) {\n    customer(number: $number) {\n      number\n      firstName\n      lastName\n      email\n      emailConfirmedAt\n      storefront\n      addresses {\n        ...OrderAddress\n      }\n    }\n  }\n': typeof types.CallerAccountDocument
  '\n  mutation PlaceForCaller(\n    $storefront: String!\n    $items: [CallerItem!]!\n    $email: String!\n    $customer: String\n    $address: CallerAddress!\n    $comment: String\n    $termsRead: Boolean!\n    $expectedTotal: Int\n  ) {\n    placeForCaller(\n      storefront: $storefront\n      items: $items\n      email: $email\n      customer: $customer\n      address: $address\n      comment: $comment\n      termsRead: $termsRead\n      expectedTotal: $expectedTotal\n    ) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.PlaceForCallerDocument
  '\n  mutation SaveContent(\n    $id: ID!\n    $revision: String!\n    $data: JSON\n    $uid: String\n    $step: ContentStep!\n    $publishAt: DateTime\n    $takeOffAt: DateTime\n  ) {\n    saveContent(\n      id: $id\n      revision: $revision\n      data: $data\n      uid: $uid\n      step: $step\n      publishAt: $publishAt\n      takeOffAt: $takeOffAt\n    ) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.SaveContentDocument
  '\n  mutation RestoreContent($id: ID!, $revision: String!, $version: Int!) {\n    restoreContent(id: $id, revision: $revision, version: $version) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.RestoreContentDocument
  '\n  query NewContent($id: ID!, $isCopy: Boolean!) {\n    me {\n      permissions\n      storefronts\n    }\n    contentRepository {\n      kind\n    }\n    contentTypes\n    content(id: $id) @include(if: $isCopy) {\n      listed {\n        id\n        name\n        type\n        lang\n      }\n      translations {\n        lang\n      }\n    }\n  }\n': typeof types.NewContentDocument
  '\n  mutation AddContent($type: String!, $lang: String!, $uid: String!, $title: String!, $copyOf: ID) {\n    addContent(type: $type, lang: $lang, uid: $uid, title: $title, copyOf: $copyOf) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.AddContentDocument
  '\n  query ContentPictures {\n    me {\n      permissions\n    }\n    contentPictures {\n      name\n      url\n      width\n      height\n    }\n  }\n': typeof types.ContentPicturesDocument
  '\n  mutation AddContentPicture($upload: ID!) {\n    addContentPicture(upload: $upload) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.AddContentPictureDocument
  '\n  mutation PreviewContent($id: ID!, $data: JSON!) {\n    previewContent(id: $id, data: $data) {\n      path\n      framePath\n    }\n  }\n': typeof types.PreviewContentDocument
  '\n  query EditedContent($id: ID!) {\n    me {\n      permissions\n      storefronts\n    }\n    contentRepository {\n      kind\n      address\n    }\n    content(id: $id) {\n      revision\n      data\n      head\n      published\n      scheduledBy\n      isMovable\n      listed {\n        ...ListedDocument\n        uid\n      }\n      translations {\n        id\n        lang\n        state\n      }\n      versions {\n        id\n        name\n        savedAt\n        savedBy\n        publishedAt\n      }\n      model {\n        id\n        tabs\n        slices\n      }\n    }\n  }\n': typeof types.EditedContentDocument
  '\n  query NamedPictures($names: [String!]) {\n    contentPictures(names: $names) {\n      name\n      url\n    }\n  }\n': typeof types.NamedPicturesDocument
  '\n  query LinkedDocuments($lang: String!, $type: String) {\n    contents(lang: $lang, type: $type) {\n      id\n      type\n      name\n    }\n  }\n': typeof types.LinkedDocumentsDocument
  '\n  query ContentWriter {\n    me {\n      permissions\n      storefronts\n    }\n  }\n': typeof types.ContentWriterDocument
  '\n  query Contents($type: String, $lang: String, $state: ContentState, $text: String) {\n    contentRepository {\n      kind\n      address\n    }\n    contentTypes\n    contents(type: $type, lang: $lang, state: $state, text: $text) {\n      ...ListedDocument\n    }\n  }\n': typeof types.ContentsDocument
  '\n  query Customer($number: String!) {\n    me {\n      permissions\n    }\n    customer(number: $number) {\n      number\n      firstName\n      lastName\n      email\n      emailConfirmedAt\n      storefront\n      newsletter\n      createdAt\n      pointsAvailable\n      pointsPending\n      pointsBook {\n        type\n        points\n        state\n        at\n        orderNumber\n        reason\n      }\n      addresses {\n        ...OrderAddress\n      }\n      vouchers {\n        number\n        status\n        validTo\n        reason\n        by\n        amount {\n          amount\n          currency\n        }\n      }\n      consentStandings {\n        purpose\n        decision\n        since\n        givenAt\n        wordingVersion\n      }\n      consents {\n        purpose\n        decision\n        at\n        wordingVersion\n        form\n        storefront\n        language\n      }\n      subscription {\n        status\n        askedAt\n        confirmedAt\n        unsubscribedAt\n      }\n      sessions {\n        device\n        seenAt\n      }\n      codesSince\n      passkeys {\n        name\n        createdAt\n        usedAt\n      }\n      reservations {\n        number\n        article\n        size\n        store\n        state\n        heldUntil\n      }\n      awaited {\n        article\n        size\n        askedAt\n      }\n      wishlist {\n        sku\n        name\n      }\n      favouriteStores\n      mails {\n        id\n        subject\n        createdAt\n        sentAt\n      }\n      approvals {\n        id\n      }\n      orders {\n        ...ListedOrder\n      }\n    }\n  }\n': typeof types.CustomerDocument
  '\n  mutation SendPasswordMail($number: String!) {\n    sendPasswordMail(number: $number) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.SendPasswordMailDocument
  '\n  mutation EndCustomerSessions($number: String!) {\n    endCustomerSessions(number: $number) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.EndCustomerSessionsDocument
  '\n  mutation RemoveCustomerFactors($number: String!) {\n    removeCustomerFactors(number: $number) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.RemoveCustomerFactorsDocument
  '\n  mutation EraseCustomer($number: String!) {\n    eraseCustomer(number: $number) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.EraseCustomerDocument
  '\n  mutation ChangeCustomerPoints($number: String!, $points: Int!, $reason: String!, $key: String!) {\n    changeCustomerPoints(number: $number, points: $points, reason: $reason, key: $key) {\n      approvalId\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.ChangeCustomerPointsDocument
  '\n  mutation GiveCustomerVoucher($number: String!, $amount: Int!, $reason: String!, $key: String!) {\n    giveCustomerVoucher(number: $number, amount: $amount, reason: $reason, key: $key) {\n      approvalId\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.GiveCustomerVoucherDocument
  '\n  mutation VoidCustomerVoucher($number: String!, $voucher: String!, $reason: String!) {\n    voidCustomerVoucher(number: $number, voucher: $voucher, reason: $reason) {\n      approvalId\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.VoidCustomerVoucherDocument
  '\n  query CustomerRecords($number: String!) {\n    customerRecords(number: $number)\n  }\n': typeof types.CustomerRecordsDocument
  '\n  query Customers($text: String!) {\n    searchCustomers(text: $text) {\n      ...ListedCustomer\n    }\n  }\n': typeof types.CustomersDocument
  '\n  mutation ExportFile($kind: ExportKind!, $filter: ExportFilter!) {\n    exportFile(kind: $kind, filter: $filter) {\n      problems {\n        messageKey\n        field\n      }\n    }\n  }\n': typeof types.ExportFileDocument
  '\n  query Exports {\n    me {\n      storefronts\n    }\n    exportKinds\n    exportMonth {\n      from\n      until\n    }\n  }\n': typeof types.ExportsDocument
  '\n  query Frame {\n    me {\n      name\n      permissions\n    }\n  }\n': typeof types.FrameDocument
  '\n  query StaffGiftCards($text: String!) {\n    giftCards(text: $text) {\n      ...StaffGiftCardFields\n    }\n  }\n  fragment StaffGiftCardFields on StaffGiftCard {\n    id\n    ending\n    storefront\n    sold {\n      amount\n      currency\n    }\n    balance {\n      amount\n      currency\n    }\n    validUntil\n    blockedAt\n    mailAt\n    mailedAt\n    giver\n    receiver\n    movements {\n      kind\n      amount {\n        amount\n        currency\n      }\n      order\n      at\n    }\n  }\n': typeof types.StaffGiftCardsDocument
  '\n  mutation BlockGiftCard($card: ID!, $blocked: Boolean!) {\n    blockGiftCard(card: $card, blocked: $blocked) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.BlockGiftCardDocument
  '\n  mutation WithdrawGiftCard($card: ID!) {\n    withdrawGiftCard(card: $card) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.WithdrawGiftCardDocument
  '\n  mutation MailGiftCardAgain($card: ID!, $key: String!) {\n    mailGiftCardAgain(card: $card, key: $key) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.MailGiftCardAgainDocument
  '\n  query Health {\n    health {\n      name\n      isWell\n    }\n    vendors {\n      vendor\n      answered\n      failed\n      lastFailure\n      lastFailureAt\n      lastOperation\n      lastDetail\n    }\n  }\n': typeof types.HealthDocument
  '\n  query Home {\n    orderViews {\n      view\n      count\n      isMore\n    }\n    mentions {\n      id\n      order\n      author\n      text\n      at\n    }\n  }\n': typeof types.HomeDocument
  '\n  mutation EndMention($note: ID!) {\n    endMention(note: $note) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.EndMentionDocument
  '\n  query FiguresOfToday {\n    figuresOfToday {\n      today {\n        ...Figures\n      }\n      lastWeek {\n        ...Figures\n      }\n      lastYear {\n        ...Figures\n      }\n    }\n    figuresByDay {\n      day\n      orders\n      revenue {\n        amount\n        currency\n      }\n    }\n  }\n  fragment Figures on SalesFigures {\n    currency\n    orders\n    returns\n    revenue {\n      amount\n      currency\n    }\n    average {\n      amount\n      currency\n    }\n    refunds {\n      amount\n      currency\n    }\n  }\n': typeof types.FiguresOfTodayDocument
  '\n  query WaitingReviews {\n    waitingReviews\n  }\n': typeof types.WaitingReviewsDocument
  '\n  query OwnPermissions {\n    me {\n      permissions\n    }\n  }\n': typeof types.OwnPermissionsDocument
  '\n  query Import($id: Int!) {\n    me {\n      permissions\n    }\n    import(id: $id) {\n      id\n      kind\n      mode\n      status\n      fileName\n      startedBy\n      approvedBy\n      undoneBy\n      startedAt\n      appliedAt\n      reasons\n      counts {\n        rows\n        created\n        changed\n        unchanged\n        withdrawn\n        refused\n      }\n      rows {\n        line\n        sku\n        place\n        action\n        was\n        becomes\n        changes {\n          field\n          was\n          becomes\n        }\n        problems\n        leftBecause\n      }\n    }\n  }\n': typeof types.ImportDocument
  '\n  query CategoriesOfImport {\n    productChoices {\n      ...CategoryChoices\n    }\n  }\n': typeof types.CategoriesOfImportDocument
  '\n  mutation ApproveImport($id: Int!) {\n    approveImport(id: $id) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.ApproveImportDocument
  '\n  mutation UndoImport($id: Int!) {\n    undoImport(id: $id) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.UndoImportDocument
  '\n  query Imports {\n    me {\n      permissions\n    }\n    imports {\n      id\n      kind\n      status\n      fileName\n      startedBy\n      startedAt\n      counts {\n        rows\n        refused\n      }\n    }\n  }\n': typeof types.ImportsDocument
  '\n  mutation BeginImport($upload: ID!, $kind: ImportKind!, $mode: ImportMode!) {\n    beginImport(upload: $upload, kind: $kind, mode: $mode) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.BeginImportDocument
  '\n  query Integrations {\n    me {\n      permissions\n    }\n    webhookEndpoints {\n      id\n      url\n      description\n      types\n      isActive\n      waiting\n      failed\n    }\n    apiKeys {\n      id\n      name\n      beginning\n      scopes\n      storefronts\n      createdBy\n      createdAt\n      usedAt\n      revokedAt\n    }\n  }\n': typeof types.IntegrationsDocument
  '\n  mutation AddWebhookEndpoint($url: String!, $description: String!, $types: [WebhookEventType!]) {\n    addWebhookEndpoint(url: $url, description: $description, types: $types) {\n      secret\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.AddWebhookEndpointDocument
  '\n  mutation MakeApiKey($name: String!, $scopes: [Permission!]!, $storefronts: [String!]) {\n    makeApiKey(name: $name, scopes: $scopes, storefronts: $storefronts) {\n      secret\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.MakeApiKeyDocument
  '\n  mutation RevokeApiKey($id: ID!) {\n    revokeApiKey(id: $id) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.RevokeApiKeyDocument
  '\n  query Invitation($token: String!) {\n    hasPasskeys\n    signInName\n    invitation(token: $token) {\n      name\n      email\n      otpauthUrl\n      secret\n    }\n  }\n': typeof types.InvitationDocument
  '\n  mutation AcceptInvitation($token: String!, $password: String!, $repeated: String!, $code: String!) {\n    acceptInvitation(token: $token, password: $password, repeated: $repeated, code: $code) {\n      recoveryCodes\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.AcceptInvitationDocument
  '\n  mutation AcceptByPasskey($token: String!, $answer: JSON!) {\n    acceptByPasskey(token: $token, answer: $answer) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.AcceptByPasskeyDocument
  '\n  query FailedJobs {\n    me {\n      permissions\n    }\n    failedJobs {\n      queue\n      failedAt\n      data\n      reason\n    }\n  }\n': typeof types.FailedJobsDocument
  '\n  mutation RetryFailedJobs($queue: String) {\n    retryFailedJobs(queue: $queue) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.RetryFailedJobsDocument
  '\n  query ReturnLabel($number: String!, $reference: String!) {\n    returnLabel(number: $number, reference: $reference) {\n      name\n      pdf\n    }\n  }\n': typeof types.ReturnLabelDocument
  '\n  query ArrangedList {\n    me {\n      permissions\n      storefronts\n    }\n    productChoices {\n      ...BrandChoices\n      ...CategoryChoices\n    }\n    arrangedCategories {\n      key\n      arrangements {\n        storefront\n        steps {\n          kind\n          brand\n        }\n        pins {\n          sku\n          place\n        }\n        buried\n        version\n        changedAt\n        changedBy\n      }\n    }\n  }\n': typeof types.ArrangedListDocument
  '\n  query PreviewArrangement($category: String!, $storefront: String!, $arrangement: ArrangementInput!) {\n    listTiles(category: $category, storefront: $storefront) {\n      id\n      title\n      place\n      image\n    }\n    arrangementPreview(category: $category, storefront: $storefront, arrangement: $arrangement) {\n      total\n      resting {\n        sku\n        name\n      }\n      buried {\n        sku\n        name\n      }\n      products {\n        sku\n        name\n        brand\n        color\n        image\n        place\n        sizes\n        sizesInStock\n        sold\n        isPinned\n        isBuried\n        price {\n          amount\n          currency\n        }\n        priorPrice {\n          amount\n          currency\n        }\n      }\n    }\n  }\n': typeof types.PreviewArrangementDocument
  '\n  mutation PublishArrangement(\n    $category: String!\n    $storefront: String\n    $arrangement: ArrangementInput!\n    $seen: Int!\n  ) {\n    publishArrangement(category: $category, storefront: $storefront, arrangement: $arrangement, seen: $seen) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.PublishArrangementDocument
  '\n  mutation LogIn($email: String!, $password: String!, $code: String!) {\n    logIn(email: $email, password: $password, code: $code) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.LogInDocument
  '\n  mutation LogInByPasskey($answer: JSON!) {\n    logInByPasskey(answer: $answer) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.LogInByPasskeyDocument
  '\n  query HasPasskeys {\n    hasPasskeys\n    signInName\n  }\n': typeof types.HasPasskeysDocument
  '\n  mutation LogOut {\n    logOut {\n      elsewhere\n    }\n  }\n': typeof types.LogOutDocument
  '\n  query Mails($unsentOnly: Boolean!) {\n    mails(unsentOnly: $unsentOnly) {\n      id\n      kind\n      to\n      subject\n      createdAt\n      sentAt\n      lastError\n      text\n    }\n  }\n': typeof types.MailsDocument
  '\n  query Me {\n    me {\n      name\n      email\n      language\n      roles\n      isProved\n      mentionMails\n    }\n    hasPasskeys\n    ownCredentials {\n      hasPassword\n      passkeys {\n        id\n        name\n        createdAt\n        usedAt\n      }\n    }\n    ownSessions {\n      id\n      device\n      address\n      seenAt\n      isOwn\n    }\n  }\n': typeof types.MeDocument
  '\n  mutation ChangeLanguage($language: StaffLanguage!) {\n    changeLanguage(language: $language) {\n      id\n    }\n  }\n': typeof types.ChangeLanguageDocument
  '\n  mutation ChangeMentionMails($wanted: Boolean!) {\n    changeMentionMails(wanted: $wanted) {\n      id\n    }\n  }\n': typeof types.ChangeMentionMailsDocument
  '\n  mutation EndSession($id: ID!) {\n    endSession(id: $id) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.EndSessionDocument
  '\n  mutation ChangePassword($password: String!, $newPassword: String!, $repeated: String!, $code: String!) {\n    changePassword(password: $password, newPassword: $newPassword, repeated: $repeated, code: $code) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.ChangePasswordDocument
  '\n  mutation RenewRecoveryCodes {\n    renewRecoveryCodes {\n      recoveryCodes\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.RenewRecoveryCodesDocument
  '\n  mutation AddPasskey($answer: JSON!) {\n    addPasskey(answer: $answer) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.AddPasskeyDocument
  '\n  mutation RemovePasskey($id: ID!) {\n    removePasskey(id: $id) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.RemovePasskeyDocument
  '\n  query Merchandising {\n    productChoices {\n      ...CategoryChoices\n    }\n    arrangedCategories {\n      key\n      arrangements {\n        storefront\n        pins {\n          sku\n        }\n      }\n    }\n  }\n': typeof types.MerchandisingDocument
  '\n  mutation AddToOrder(\n    $number: String!\n    $version: Int!\n    $items: [CallerItem!]!\n    $insteadOf: [Pieces!]!\n    $termsRead: Boolean!\n    $expectedTotal: Int\n    $key: String!\n  ) {\n    addToOrder(\n      number: $number\n      version: $version\n      items: $items\n      insteadOf: $insteadOf\n      termsRead: $termsRead\n      expectedTotal: $expectedTotal\n      key: $key\n    ) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.AddToOrderDocument
  '\n  mutation ChangeOrderSize($number: String!, $version: Int!, $position: Int!, $quantity: Int!, $sku: String!, $key: String!) {\n    changeOrderSize(number: $number, version: $version, position: $position, quantity: $quantity, sku: $sku, key: $key) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.ChangeOrderSizeDocument
  '\n  mutation RemoveOrderPieces($number: String!, $version: Int!, $pieces: [Pieces!]!, $key: String!) {\n    removeOrderPieces(number: $number, version: $version, pieces: $pieces, key: $key) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.RemoveOrderPiecesDocument
  '\n  mutation ExchangePieces($number: String!, $version: Int!, $pieces: [ExchangedPiece!]!, $way: ReturnWay!, $key: String!) {\n    exchangePieces(number: $number, version: $version, pieces: $pieces, way: $way, key: $key) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.ExchangePiecesDocument
  '\n  mutation GiveOrderVoucher($number: String!, $version: Int!, $amount: Int!, $reason: String!, $key: String!) {\n    giveOrderVoucher(number: $number, version: $version, amount: $amount, reason: $reason, key: $key) {\n      approvalId\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.GiveOrderVoucherDocument
  '\n  mutation SendMailAgain($number: String!, $version: Int!, $mail: String!, $key: String!) {\n    sendMailAgain(number: $number, version: $version, mail: $mail, key: $key) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.SendMailAgainDocument
  '\n  query Order($number: String!) {\n    me {\n      permissions\n      stores\n      isProved\n    }\n    colleagues(number: $number) {\n      id\n      name\n    }\n    order(number: $number) {\n      number\n      version\n      storefront\n      email\n      customerNumber\n      comment\n      placedAt\n      money\n      state\n      delivery\n      shippingMethod\n      paymentMethod\n      isCancellable\n      isAddressOpen\n      isSizeOpen\n      isRemovable\n      exchangeOf\n      exchanges\n      additionTo\n      additions\n      isAddable\n      sizes {\n        position\n        sku\n        size\n        available\n      }\n      billingAddress {\n        ...OrderAddress\n      }\n      shippingAddress {\n        ...OrderAddress\n      }\n      subtotal {\n        amount\n        currency\n      }\n      discountTotal {\n        amount\n        currency\n      }\n      costsTotal {\n        amount\n        currency\n      }\n      shippingTotal {\n        amount\n        currency\n      }\n      total {\n        amount\n        currency\n      }\n      taxTotal {\n        amount\n        currency\n      }\n      refunded {\n        amount\n        currency\n      }\n      refundable {\n        amount\n        currency\n      }\n      lines {\n        position\n        type\n        sku\n        brand\n        name\n        size\n        color\n        image\n        quantity\n        shipped\n        returned\n        notDelivered\n        waiting\n        returnable\n        total {\n          amount\n          currency\n        }\n      }\n      payments {\n        id\n        attempt\n        method\n        methodName\n        status\n        providerId\n        failureReason\n        createdAt\n        amount {\n          amount\n          currency\n        }\n      }\n      label {\n        carrier\n        trackingCode\n        madeAt\n      }\n      parcels {\n        id\n        key\n        carrier\n        trackingCode\n        trackingUrl\n        shippedAt\n        deliveredAt\n        pieces {\n          position\n          quantity\n          name\n        }\n      }\n      returns {\n        id\n        reference\n        way\n        announcedAt\n        receivedAt\n        pieces {\n          position\n          quantity\n          name\n        }\n      }\n      refunds {\n        id\n        reason\n        createdAt\n        dueAt\n        refundedAt\n        byHandDoneAt\n        amount {\n          amount\n          currency\n        }\n        byHand {\n          amount\n          currency\n        }\n      }\n      pickup {\n        store\n        state\n        expectedAt\n        keptUntil\n      }\n      papers {\n        number\n        kind\n        issuedAt\n      }\n      mails {\n        id\n        key\n        isRepeatable\n        kind\n        subject\n        to\n        createdAt\n        sentAt\n        text\n        isErased\n      }\n      notes {\n        id\n        author\n        text\n        createdAt\n      }\n      timeline {\n        at\n        kind\n        about\n        detail\n        author\n        why\n        amount {\n          amount\n          currency\n        }\n      }\n    }\n  }\n  fragment OrderAddress on Address {\n    firstName\n    lastName\n    street\n    houseNumber\n    addition\n    zipcode\n    city\n    country\n    phoneNumber\n    servicePoint\n  }\n': typeof types.OrderDocument
  '\n  mutation AddOrderNote($number: String!, $text: String!, $key: String!) {\n    addOrderNote(number: $number, text: $text, key: $key) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.AddOrderNoteDocument
  '\n  mutation RefundOrder($number: String!, $version: Int!, $amount: Int!, $reason: String!, $key: String!) {\n    refundOrder(number: $number, version: $version, amount: $amount, reason: $reason, key: $key) {\n      approvalId\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.RefundOrderDocument
  '\n  mutation ChangeOrderAddress($number: String!, $version: Int!, $address: NewAddress!, $key: String!) {\n    changeOrderAddress(number: $number, version: $version, address: $address, key: $key) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.ChangeOrderAddressDocument
  '\n  mutation CancelOrder($number: String!) {\n    cancelOrder(number: $number) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.CancelOrderDocument
  '\n  mutation SendParcel(\n    $number: String!\n    $carrier: String!\n    $trackingCode: String\n    $trackingUrl: String\n    $pieces: [Pieces!]\n    $parcelsSeen: Int!\n  ) {\n    sendParcel(\n      number: $number\n      carrier: $carrier\n      trackingCode: $trackingCode\n      trackingUrl: $trackingUrl\n      pieces: $pieces\n      parcelsSeen: $parcelsSeen\n    ) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.SendParcelDocument
  '\n  mutation DeliverParcel($number: String!, $parcel: String) {\n    deliverParcel(number: $number, parcel: $parcel) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.DeliverParcelDocument
  '\n  mutation ReadyInStore($number: String!) {\n    readyInStore(number: $number) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.ReadyInStoreDocument
  '\n  mutation CollectedInStore($number: String!) {\n    collectedInStore(number: $number) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.CollectedInStoreDocument
  '\n  mutation ReportMissing($number: String!, $pieces: [Pieces!]!) {\n    reportMissing(number: $number, pieces: $pieces) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.ReportMissingDocument
  '\n  mutation ReceiveReturn($number: String!, $reference: String!, $pieces: [Pieces!]) {\n    receiveReturn(number: $number, reference: $reference, pieces: $pieces) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.ReceiveReturnDocument
  '\n  mutation RefundByHand($number: String!, $refundId: ID!) {\n    refundByHand(number: $number, refundId: $refundId) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.RefundByHandDocument
  '\n  fragment OrderPiece on StaffOrderLine {\n    position\n    type\n    sku\n    ean\n    brand\n    name\n    size\n    color\n    image\n  }\n': typeof types.OrderPieceFragmentDoc
  '\n  query Orders($filter: OrderFilter!, $after: String) {\n    me {\n      permissions\n      stores\n    }\n    ownViews {\n      id\n      name\n      query\n    }\n    orderViews {\n      view\n      count\n      isMore\n    }\n    orders(filter: $filter, after: $after) {\n      orders {\n        ...ListedOrder\n      }\n      next\n    }\n  }\n': typeof types.OrdersDocument
  '\n  mutation KeepView($name: String!, $query: String!) {\n    keepView(name: $name, query: $query) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.KeepViewDocument
  '\n  mutation RemoveView($id: ID!) {\n    removeView(id: $id) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.RemoveViewDocument
  '\n  fragment OwnStores on Query {\n    me {\n      permissions\n    }\n    shelfLocations {\n      code\n      name\n      isStore\n    }\n  }\n': typeof types.OwnStoresFragmentDoc
  '\n  query Pack($number: String!) {\n    order(number: $number) {\n      number\n      storefront\n      placedAt\n      shippingMethod\n      comment\n      giftCode\n      giftPath\n      exchangeOf\n      exchanges\n      additionTo\n      additions\n      shippingAddress {\n        ...OrderAddress\n      }\n      pickup {\n        store\n        state\n      }\n      parcels {\n        id\n      }\n      makesLabels\n      label {\n        id\n        carrier\n        trackingCode\n        trackingUrl\n        madeAt\n        isOutdated\n      }\n      lines {\n        ...OrderPiece\n        quantity\n        waiting\n      }\n    }\n  }\n': typeof types.PackDocument
  '\n  query ScanPiece($number: String!, $packed: [Pieces!]!, $code: String!) {\n    scanPiece(number: $number, packed: $packed, code: $code) {\n      position\n      problem\n    }\n  }\n': typeof types.ScanPieceDocument
  '\n  mutation MakeParcelLabel($number: String!, $pieces: [Pieces!], $parcelsSeen: Int!) {\n    makeParcelLabel(number: $number, pieces: $pieces, parcelsSeen: $parcelsSeen) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.MakeParcelLabelDocument
  '\n  mutation CancelParcelLabel($number: String!, $label: ID!) {\n    cancelParcelLabel(number: $number, label: $label) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.CancelParcelLabelDocument
  '\n  query PackingWaves {\n    packingWaves {\n      id\n      name\n      createdBy\n      createdAt\n      count\n      packed\n    }\n  }\n': typeof types.PackingWavesDocument
  '\n  mutation BeginWave($name: String!, $most: Int!, $storefront: String, $delivery: DeliveryKind, $key: String!) {\n    beginWave(name: $name, most: $most, storefront: $storefront, delivery: $delivery, key: $key) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.BeginWaveDocument
  '\n  query Paper($number: String!) {\n    paper(number: $number) {\n      name\n      pdf\n    }\n  }\n': typeof types.PaperDocument
  '\n  query ParcelLabelFile($number: String!, $label: ID!) {\n    parcelLabel(number: $number, label: $label) {\n      name\n      pdf\n    }\n  }\n': typeof types.ParcelLabelFileDocument
  '\n  mutation BeginPasskeyLogIn {\n    beginPasskeyLogIn {\n      options\n    }\n  }\n': typeof types.BeginPasskeyLogInDocument
  '\n  mutation BeginPasskeyProof {\n    beginPasskeyProof {\n      options\n    }\n  }\n': typeof types.BeginPasskeyProofDocument
  '\n  mutation BeginPasskey {\n    beginPasskey {\n      options\n    }\n  }\n': typeof types.BeginPasskeyDocument
  '\n  mutation BeginByPasskey($token: String!) {\n    beginByPasskey(token: $token) {\n      options\n    }\n  }\n': typeof types.BeginByPasskeyDocument
  '\n  query PickList {\n    pickList {\n      ...PickedShelf\n    }\n  }\n': typeof types.PickListDocument
  '\n  query CellOfName($sku: String!) {\n    editedProduct(sku: $sku) {\n      version\n      cells {\n        column\n        value\n      }\n    }\n  }\n': typeof types.CellOfNameDocument
  '\n  query CellOfSize($sku: String!) {\n    product(sku: $sku) {\n      sizes {\n        sku\n        prices {\n          storefront\n          price {\n            amount\n            currency\n          }\n        }\n        shelves {\n          location\n          onHand\n        }\n      }\n    }\n  }\n': typeof types.CellOfSizeDocument
  '\n  mutation ChangeCellOfName($sku: String!, $version: String!, $cells: [ProductCellInput!]!) {\n    changeProduct(sku: $sku, version: $version, cells: $cells) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.ChangeCellOfNameDocument
  '\n  mutation ChangeCellOfPrice($sku: String!, $storefronts: [String!]!, $price: Int!) {\n    changePrice(sku: $sku, storefronts: $storefronts, price: $price) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.ChangeCellOfPriceDocument
  '\n  mutation CountCell($sku: String!, $counts: [StockCount!]!) {\n    countStock(sku: $sku, counts: $counts) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.CountCellDocument
  '\n  query StateOfCell($id: Int!) {\n    import(id: $id) {\n      status\n    }\n  }\n': typeof types.StateOfCellDocument
  '\n  query ProductChanges($selection: ProductSelection!) {\n    selectedProducts(selection: $selection)\n    productChoices {\n      ...CategoryChoices\n    }\n  }\n': typeof types.ProductChangesDocument
  '\n  mutation PlanPriceChange(\n    $selection: ProductSelection!\n    $storefronts: [String!]!\n    $by: PriceMove!\n    $value: Int!\n    $ending: PriceEnding!\n    $from: String\n    $until: String\n  ) {\n    planPriceChange(\n      selection: $selection\n      storefronts: $storefronts\n      by: $by\n      value: $value\n      ending: $ending\n      from: $from\n      until: $until\n    ) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.PlanPriceChangeDocument
  '\n  mutation PlanProductChange(\n    $selection: ProductSelection!\n    $decision: ProductDecision!\n    $category: String\n    $from: String\n    $until: String\n  ) {\n    planProductChange(selection: $selection, decision: $decision, category: $category, from: $from, until: $until) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.PlanProductChangeDocument
  '\n  fragment BrandChoices on ProductChoices {\n    brands {\n      slug\n      name\n    }\n  }\n': typeof types.BrandChoicesFragmentDoc
  '\n  fragment CategoryChoices on ProductChoices {\n    categories {\n      key\n      name\n      level\n    }\n  }\n': typeof types.CategoryChoicesFragmentDoc
  '\n  query ProductPreviews($sku: String!) {\n    productPreviews(sku: $sku) {\n      storefront\n      path\n    }\n  }\n': typeof types.ProductPreviewsDocument
  '\n  query EditedProduct($sku: String!) {\n    me {\n      permissions\n    }\n    editedProduct(sku: $sku) {\n      sku\n      name\n      version\n      isOnSale\n      isWithdrawn\n      onSaleFrom\n      onSaleUntil\n      lacks {\n        column\n        isNeeded\n      }\n      cells {\n        column\n        value\n      }\n      customs {\n        origin\n        tariffCode\n      }\n      pictures {\n        reference\n        url\n        alts {\n          language\n          text\n        }\n        focus\n      }\n      manufacturers\n    }\n    productChoices {\n      categories {\n        key\n        name\n        level\n      }\n    }\n  }\n': typeof types.EditedProductDocument
  '\n  mutation ChangeProduct($sku: String!, $version: String!, $cells: [ProductCellInput!]!) {\n    changeProduct(sku: $sku, version: $version, cells: $cells) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.ChangeProductDocument
  '\n  mutation ChangeProductCustoms($sku: String!, $origin: String!, $tariffCode: String!) {\n    changeProductCustoms(sku: $sku, origin: $origin, tariffCode: $tariffCode) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.ChangeProductCustomsDocument
  '\n  mutation ChangePictures(\n    $sku: String!\n    $version: String!\n    $pictures: [String!]!\n    $uploads: [ID!]!\n    $details: [PictureDetailInput!]\n  ) {\n    changePictures(sku: $sku, version: $version, pictures: $pictures, uploads: $uploads, details: $details) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.ChangePicturesDocument
  '\n  query ProductPassports($sku: String!) {\n    product(sku: $sku) {\n      sku\n      name\n      brand\n      sizes {\n        sku\n        size\n        ean\n        passport\n      }\n    }\n  }\n': typeof types.ProductPassportsDocument
  '\n  query Product($sku: String!) {\n    me {\n      permissions\n    }\n    product(sku: $sku) {\n      sku\n      name\n      brand\n      isOnSale\n      incomplete\n      image\n      sizes {\n        sku\n        ean\n        size\n        passport\n        prices {\n          storefront\n          price {\n            amount\n            currency\n          }\n          regularPrice {\n            amount\n            currency\n          }\n          priorPrice {\n            amount\n            currency\n          }\n          planned {\n            from\n            price {\n              amount\n              currency\n            }\n            priorPrice {\n              amount\n              currency\n            }\n          }\n        }\n        shelves {\n          location\n          onHand\n          reserved\n          kept\n          available\n          countedAt\n        }\n      }\n    }\n  }\n': typeof types.ProductDocument
  '\n  query StockMovements($sku: String!, $location: String) {\n    stockMovements(sku: $sku, location: $location) {\n      id\n      location\n      at\n      kind\n      change\n      available\n      reference\n    }\n  }\n': typeof types.StockMovementsDocument
  '\n  mutation ChangePrice(\n    $sku: String!\n    $storefronts: [String!]!\n    $price: Int!\n    $regularPrice: Int\n    $from: String\n    $until: String\n  ) {\n    changePrice(\n      sku: $sku\n      storefronts: $storefronts\n      price: $price\n      regularPrice: $regularPrice\n      from: $from\n      until: $until\n    ) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.ChangePriceDocument
  '\n  mutation CountStock($sku: String!, $counts: [StockCount!]!) {\n    countStock(sku: $sku, counts: $counts) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.CountStockDocument
  '\n  query Products($filter: ProductFilter!, $after: String) {\n    me {\n      permissions\n      storefronts\n    }\n    products(filter: $filter, after: $after) {\n      products {\n        ...ListedProduct\n      }\n      next\n    }\n    productCount(filter: $filter) {\n      count\n      isMore\n    }\n    productChoices {\n      ...BrandChoices\n      ...CategoryChoices\n    }\n  }\n': typeof types.ProductsDocument
  '\n  query ProductGridCells($skus: [String!]!, $storefront: String!) {\n    productGridCells(skus: $skus, storefront: $storefront) {\n      sku\n      price {\n        amount\n        currency\n      }\n      isOnePrice\n    }\n  }\n': typeof types.ProductGridCellsDocument
  '\n  fragment PromotionFields on Promotion {\n    key\n    name\n    names {\n      language\n      text\n    }\n    code\n    state\n    kind\n    rate\n    amounts {\n      amount\n      currency\n    }\n    pieces\n    reduced\n    from\n    to\n    storefronts\n    categories\n    brands\n    fullPriceOnly\n    minimum {\n      amount\n      currency\n    }\n    mostPerShopper\n    mostInTotal\n    isExclusive\n    priority\n    orders\n    version\n  }\n': typeof types.PromotionFieldsFragmentDoc
  '\n  query Promotions {\n    me {\n      permissions\n    }\n    promotions {\n      ...PromotionFields\n    }\n  }\n': typeof types.PromotionsDocument
  '\n  query Promotion($key: String!) {\n    me {\n      permissions\n    }\n    promotion(key: $key) {\n      ...PromotionFields\n    }\n    productChoices {\n      ...BrandChoices\n      ...CategoryChoices\n    }\n  }\n': typeof types.PromotionDocument
  '\n  mutation SavePromotion($promotion: PromotionInput!, $seen: String) {\n    savePromotion(promotion: $promotion, seen: $seen) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.SavePromotionDocument
  '\n  mutation EndPromotion($key: String!, $seen: String!) {\n    endPromotion(key: $key, seen: $seen) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.EndPromotionDocument
  '\n  mutation Prove($password: String!, $code: String!) {\n    prove(password: $password, code: $code) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.ProveDocument
  '\n  mutation ProveByPasskey($answer: JSON!) {\n    proveByPasskey(answer: $answer) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.ProveByPasskeyDocument
  '\n  query CredentialsToProveWith {\n    signInName\n    ownCredentials {\n      hasPassword\n      hasSignIn\n      passkeys {\n        id\n      }\n    }\n  }\n': typeof types.CredentialsToProveWithDocument
  '\n  query StaffRepairs($state: RepairState!) {\n    me {\n      permissions\n    }\n    repairs(state: $state) {\n      ...StaffRepairFields\n    }\n  }\n  fragment StaffRepairFields on StaffRepair {\n    code\n    order\n    storefront\n    article\n    service\n    text\n    isByPost\n    location\n    price {\n      amount\n      currency\n    }\n    proposedPrice {\n      amount\n      currency\n    }\n    days\n    state\n    reason\n    next\n    canPropose\n    requestedAt\n  }\n': typeof types.StaffRepairsDocument
  '\n  mutation MoveRepair($code: String!, $state: RepairState!, $reason: String) {\n    moveRepair(code: $code, state: $state, reason: $reason) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.MoveRepairDocument
  '\n  mutation ProposeRepairPrice($code: String!, $amount: Int!) {\n    proposeRepairPrice(code: $code, amount: $amount) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.ProposeRepairPriceDocument
  '\n  fragment FunnelCounts on FunnelSteps {\n    productViews\n    carts\n    addresses\n    orders\n    paid\n  }\n': typeof types.FunnelCountsFragmentDoc
  '\n  fragment ReportedMargin on Margin {\n    amount {\n      amount\n      currency\n    }\n    rate\n    costKnown\n  }\n': typeof types.ReportedMarginFragmentDoc
  '\n  query SalesReport($days: Int!) {\n    salesReport(days: $days) {\n      days\n      isIncomplete\n      storefronts {\n        storefront\n        orders\n        revenue {\n          amount\n          currency\n        }\n        average {\n          amount\n          currency\n        }\n        refunds {\n          amount\n          currency\n        }\n        pieces\n        returned\n        returnRate\n        margin {\n          ...ReportedMargin\n        }\n      }\n      products {\n        sku\n        name\n        pieces\n        revenue {\n          amount\n          currency\n        }\n        returned\n        returnRate\n        available\n        sellThrough\n        margin {\n          ...ReportedMargin\n        }\n      }\n      funnel {\n        storefront\n        steps {\n          ...FunnelCounts\n        }\n        before {\n          ...FunnelCounts\n        }\n      }\n      sizes {\n        group\n        size\n        pieces\n        available\n        soldShare\n        stockShare\n      }\n      runningOut {\n        product\n        sku\n        name\n        size\n        pieces\n        available\n        daysLeft\n      }\n    }\n    figuresByDay {\n      day\n      orders\n      revenue {\n        amount\n        currency\n      }\n    }\n  }\n': typeof types.SalesReportDocument
  '\n  query Return($number: String!, $reference: String) {\n    shelfLocations {\n      code\n      name\n    }\n    whole: order(number: $number) {\n      number\n    }\n    order(number: $number, returnReference: $reference) {\n      number\n      version\n      storefront\n      placedAt\n      returns {\n        id\n        reference\n        way\n        receivedAt\n        pieces {\n          position\n          quantity\n        }\n        received {\n          position\n          quantity\n          name\n        }\n      }\n      refunds {\n        id\n        returnId\n        paysForExchange\n        dueAt\n        refundedAt\n        amount {\n          amount\n          currency\n        }\n      }\n      sizes {\n        position\n        sku\n        size\n        available\n      }\n      lines {\n        ...OrderPiece\n        shipped\n        returnable\n      }\n    }\n  }\n': typeof types.ReturnDocument
  '\n  mutation TakeReturnIn(\n    $number: String!\n    $version: Int!\n    $reference: String\n    $pieces: [InspectedPieces!]!\n    $key: String!\n  ) {\n    takeReturnIn(number: $number, version: $version, reference: $reference, pieces: $pieces, key: $key) {\n      approvalId\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.TakeReturnInDocument
  '\n  query ReturnFigures {\n    returnFigures {\n      productSku\n      name\n      size\n      sold\n      returned\n      reasons {\n        reason\n        pieces\n      }\n    }\n    learnedFits {\n      productSku\n      kept\n      tooSmall\n      tooLarge\n      runs\n    }\n  }\n': typeof types.ReturnFiguresDocument
  '\n  query Returns($text: String!) {\n    findReturn(text: $text) {\n      order\n      reference\n    }\n    searchOrders(text: $text) {\n      ...ListedOrder\n    }\n    orders(filter: { view: RETURNS_TO_CHECK }) {\n      orders {\n        ...ListedOrder\n      }\n    }\n  }\n': typeof types.ReturnsDocument
  '\n  query ReviewPhotograph($photograph: ID!, $size: PhotographSize!) {\n    reviewPhotograph(photograph: $photograph, size: $size)\n  }\n': typeof types.ReviewPhotographDocument
  '\n  query StaffReviews($state: ReviewState!) {\n    productReviews(state: $state) {\n      ...StaffReviewFields\n    }\n  }\n  fragment StaffReviewFields on StaffReview {\n    id\n    source\n    isVerified\n    sku\n    order\n    storefront\n    language\n    size\n    stars\n    comfort\n    quality\n    fit\n    title\n    text\n    author\n    state\n    isSecond\n    writtenAt\n    declineReason\n    reply\n    helpful\n    votes\n    photographs {\n      id\n      state\n      width\n      height\n      declineReason\n      isGone\n    }\n  }\n': typeof types.StaffReviewsDocument
  '\n  mutation PublishReview($review: ID!, $photographs: [ID!]) {\n    publishReview(review: $review, photographs: $photographs) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.PublishReviewDocument
  '\n  mutation DeclineReview($review: ID!, $reason: DeclineReason!, $explanation: String) {\n    declineReview(review: $review, reason: $reason, explanation: $explanation) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.DeclineReviewDocument
  '\n  mutation ReplyToReview($review: ID!, $text: String!) {\n    replyToReview(review: $review, text: $text) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.ReplyToReviewDocument
  '\n  mutation PublishReviewPhotograph($photograph: ID!) {\n    publishReviewPhotograph(photograph: $photograph) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.PublishReviewPhotographDocument
  '\n  mutation DeclineReviewPhotograph($photograph: ID!, $reason: DeclineReason!, $explanation: String) {\n    declineReviewPhotograph(photograph: $photograph, reason: $reason, explanation: $explanation) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.DeclineReviewPhotographDocument
  '\n  query SearchRules {\n    me {\n      permissions\n    }\n    searchSynonyms {\n      id\n      language\n      term\n      means\n      bothWays\n    }\n    searchRedirects {\n      id\n      storefront\n      term\n      address\n    }\n  }\n': typeof types.SearchRulesDocument
  '\n  mutation SaveSearchSynonym($language: String!, $term: String!, $means: [String!]!, $bothWays: Boolean!) {\n    saveSearchSynonym(language: $language, term: $term, means: $means, bothWays: $bothWays) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.SaveSearchSynonymDocument
  '\n  mutation RemoveSearchSynonym($id: ID!) {\n    removeSearchSynonym(id: $id) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.RemoveSearchSynonymDocument
  '\n  mutation SaveSearchRedirect($storefront: String!, $term: String!, $address: String!) {\n    saveSearchRedirect(storefront: $storefront, term: $term, address: $address) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.SaveSearchRedirectDocument
  '\n  mutation RemoveSearchRedirect($id: ID!) {\n    removeSearchRedirect(id: $id) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.RemoveSearchRedirectDocument
  '\n  query WhoSearches {\n    me {\n      permissions\n    }\n  }\n': typeof types.WhoSearchesDocument
  '\n  query SearchSuggestions($text: String!, $orders: Boolean!, $customers: Boolean!, $products: Boolean!) {\n    searchOrders(text: $text) @include(if: $orders) {\n      number\n      customerName\n    }\n    searchCustomers(text: $text) @include(if: $customers) {\n      number\n      name\n      email\n    }\n    searchProducts(text: $text) @include(if: $products) {\n      sku\n      name\n      brand\n    }\n  }\n': typeof types.SearchSuggestionsDocument
  '\n  query SearchTerms($storefront: String!, $weeks: Int!, $onlyEmpty: Boolean!) {\n    searchTerms(storefront: $storefront, weeks: $weeks, onlyEmpty: $onlyEmpty) {\n      hidden\n      terms {\n        term\n        searches\n        withoutResult\n        found\n        synonym {\n          means\n        }\n        redirect {\n          address\n        }\n      }\n    }\n  }\n': typeof types.SearchTermsDocument
  '\n  query Search($text: String!, $orders: Boolean!, $customers: Boolean!, $products: Boolean!) {\n    searchOrders(text: $text) @include(if: $orders) {\n      ...ListedOrder\n    }\n    searchCustomers(text: $text) @include(if: $customers) {\n      ...ListedCustomer\n    }\n    searchProducts(text: $text) @include(if: $products) {\n      ...ListedProduct\n    }\n  }\n': typeof types.SearchDocument
  '\n  query PermissionsOfSearch {\n    me {\n      permissions\n    }\n  }\n': typeof types.PermissionsOfSearchDocument
  '\n  fragment SettingsPlanFields on SettingsPlan {\n    errors {\n      path\n      problem\n      values\n      place {\n        path\n        row\n        part\n      }\n    }\n    changes {\n      path\n      before\n      after\n    }\n  }\n': typeof types.SettingsPlanFieldsFragmentDoc
  '\n  mutation ApplySettings($text: String!, $note: String!, $seen: Int!) {\n    applySettings(text: $text, note: $note, seen: $seen) {\n      approvalId\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.ApplySettingsDocument
  '\n  query SettingsDocument {\n    settingsDocument {\n      version\n      text\n    }\n  }\n': typeof types.SettingsDocumentDocument
  '\n  query SettingsPlan($text: String!) {\n    settingsPlan(text: $text) {\n      ...SettingsPlanFields\n    }\n  }\n': typeof types.SettingsPlanDocument
  '\n  query SettingsForm($subject: SettingSubject!) {\n    settingsForm(subject: $subject) {\n      version\n      fields {\n        path\n        label\n        kind\n        currency\n        isDated\n        isOptional\n        choices\n        minimum\n        maximum\n        description\n        periods {\n          from\n          until\n          value\n        }\n      }\n    }\n  }\n': typeof types.SettingsFormDocument
  '\n  query SettingsFormPlan($subject: SettingSubject!, $typed: JSON!) {\n    settingsFormPlan(subject: $subject, typed: $typed) {\n      text\n      plan {\n        ...SettingsPlanFields\n      }\n    }\n  }\n': typeof types.SettingsFormPlanDocument
  '\n  query SettingsHistory {\n    me {\n      permissions\n    }\n    settingsVersions {\n      id\n      author\n      isOfFolder\n      note\n      createdAt\n      changes {\n        path\n        before\n        after\n      }\n    }\n  }\n': typeof types.SettingsHistoryDocument
  '\n  mutation FinishSignIn($callback: String!, $browser: String!) {\n    finishSignIn(callback: $callback, browser: $browser) {\n      to\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.FinishSignInDocument
  '\n  fragment BegunSignInFields on ToProvider {\n    url\n    browser\n    problems {\n      messageKey\n      field\n      name\n    }\n  }\n': typeof types.BegunSignInFieldsFragmentDoc
  '\n  mutation BeginSignIn($to: String!, $invitation: String) {\n    beginSignIn(to: $to, invitation: $invitation) {\n      ...BegunSignInFields\n    }\n  }\n': typeof types.BeginSignInDocument
  '\n  mutation BeginSignInProof($to: String!) {\n    beginSignInProof(to: $to) {\n      ...BegunSignInFields\n    }\n  }\n': typeof types.BeginSignInProofDocument
  '\n  query SimulatedCart($storefront: String!, $articles: [SimulatedArticleInput!]!, $codes: [String!]!, $at: String) {\n    simulatedCart(storefront: $storefront, articles: $articles, codes: $codes, at: $at) {\n      lines {\n        sku\n        name\n        size\n        quantity\n        isReduced\n        available\n        total {\n          amount\n          currency\n        }\n        discount {\n          amount\n          currency\n        }\n      }\n      promotions {\n        key\n        name\n        code\n        isApplied\n        freesShipping\n        reason\n        amount {\n          amount\n          currency\n        }\n        minimum {\n          amount\n          currency\n        }\n      }\n      subtotal {\n        amount\n        currency\n      }\n      discount {\n        amount\n        currency\n      }\n      shipping {\n        amount\n        currency\n      }\n      total {\n        amount\n        currency\n      }\n      unknownArticles\n      unknownCodes\n    }\n  }\n': typeof types.SimulatedCartDocument
  '\n  query Member($id: ID!) {\n    me {\n      id\n      permissions\n    }\n    member(id: $id) {\n      id\n      name\n      email\n      language\n      roles\n      storefronts\n      stores\n      state\n      version\n    }\n    sessionsOfMember(id: $id) {\n      id\n      device\n      address\n      seenAt\n    }\n    shelfLocations {\n      code\n      name\n      isStore\n    }\n  }\n': typeof types.MemberDocument
  '\n  mutation ChangeMember(\n    $id: ID!\n    $version: Int!\n    $name: String!\n    $language: StaffLanguage!\n    $roles: [StaffRole!]!\n    $storefronts: [String!]\n    $stores: [String!]\n  ) {\n    changeMember(\n      id: $id\n      version: $version\n      name: $name\n      language: $language\n      roles: $roles\n      storefronts: $storefronts\n      stores: $stores\n    ) {\n      approvalId\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.ChangeMemberDocument
  '\n  mutation SuspendMember($id: ID!, $version: Int!) {\n    suspendMember(id: $id, version: $version) {\n      approvalId\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.SuspendMemberDocument
  '\n  mutation ResumeMember($id: ID!, $version: Int!) {\n    resumeMember(id: $id, version: $version) {\n      approvalId\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.ResumeMemberDocument
  '\n  mutation LogOutMember($id: ID!, $version: Int!) {\n    logOutMember(id: $id, version: $version) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.LogOutMemberDocument
  '\n  mutation ResetMember($id: ID!, $version: Int!) {\n    resetMember(id: $id, version: $version) {\n      approvalId\n      token\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.ResetMemberDocument
  '\n  query Staff {\n    me {\n      permissions\n    }\n    members {\n      id\n      name\n      email\n      roles\n      storefronts\n      stores\n      state\n      seenAt\n    }\n    shelfLocations {\n      code\n      name\n      isStore\n    }\n  }\n': typeof types.StaffDocument
  '\n  mutation InviteMember(\n    $name: String!\n    $email: String!\n    $language: StaffLanguage!\n    $roles: [StaffRole!]!\n    $storefronts: [String!]\n    $stores: [String!]\n  ) {\n    inviteMember(\n      name: $name\n      email: $email\n      language: $language\n      roles: $roles\n      storefronts: $storefronts\n      stores: $stores\n    ) {\n      token\n      approvalId\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.InviteMemberDocument
  '\n  query StoreCounter($location: String!, $code: String!) {\n    ...OwnStores\n    orderOfPickupCode(code: $code)\n    comingToStore(location: $location) {\n      kind\n      number\n      name\n      code\n      article\n      isHere\n      minutes\n    }\n    storePickups(location: $location) {\n      number\n      name\n      state\n      expectedAt\n      keptUntil\n    }\n    storeReservations(location: $location) {\n      number\n      name\n      article\n      size\n      isPutAside\n      heldUntil\n    }\n  }\n': typeof types.StoreCounterDocument
  '\n  mutation PutReservationAside($number: String!) {\n    putReservationAside(number: $number) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.PutReservationAsideDocument
  '\n  mutation CollectReservation($number: String!) {\n    collectReservation(number: $number) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.CollectReservationDocument
  '\n  query StoreHours($location: String!) {\n    me {\n      permissions\n    }\n    storeHours(location: $location) {\n      code\n      name\n      version\n      timeZone\n      week {\n        day\n        periods {\n          opens\n          closes\n        }\n      }\n      planned {\n        from\n        week {\n          day\n          periods {\n            opens\n            closes\n          }\n        }\n      }\n      exceptions {\n        date\n        periods {\n          opens\n          closes\n        }\n      }\n    }\n  }\n': typeof types.StoreHoursDocument
  '\n  mutation ChangeStoreHours($location: String!, $version: String!, $week: [DayHoursInput!]!, $from: String) {\n    changeStoreHours(location: $location, version: $version, week: $week, from: $from) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.ChangeStoreHoursDocument
  '\n  mutation ChangeStoreExceptions($location: String!, $version: String!, $exceptions: [DateHoursInput!]!) {\n    changeStoreExceptions(location: $location, version: $version, exceptions: $exceptions) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.ChangeStoreExceptionsDocument
  '\n  mutation DropPlannedHours($location: String!, $version: String!, $from: String!) {\n    dropPlannedHours(location: $location, version: $version, from: $from) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.DropPlannedHoursDocument
  '\n  query StoreShelf($location: String!, $text: String, $after: String) {\n    ...OwnStores\n    storeShelf(location: $location, text: $text, after: $after) {\n      next\n      pieces {\n        sku\n        productSku\n        ean\n        name\n        brand\n        size\n        available\n        reserved\n      }\n    }\n  }\n': typeof types.StoreShelfDocument
  '\n  query Tablets($location: String!) {\n    ...OwnStores\n    tablets(location: $location) {\n      id\n      name\n      begunBy\n      begunAt\n      runsUntil\n    }\n  }\n': typeof types.TabletsDocument
  '\n  mutation BeginTablet($location: String!, $name: String!) {\n    beginTablet(location: $location, name: $name) {\n      path\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.BeginTabletDocument
  '\n  mutation EndTablet($location: String!, $id: ID!) {\n    endTablet(location: $location, id: $id) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.EndTabletDocument
  '\n  query StoresOfStaff {\n    ...OwnStores\n  }\n': typeof types.StoresOfStaffDocument
  '\n  query WaveLabels($id: ID!) {\n    waveLabels(id: $id) {\n      pdf\n      missing\n    }\n  }\n': typeof types.WaveLabelsDocument
  '\n  query WaveSlips($id: ID!) {\n    packingWave(id: $id) {\n      name\n      orders {\n        number\n        isPacked\n      }\n    }\n  }\n': typeof types.WaveSlipsDocument
  '\n  query PackingWave($id: ID!) {\n    packingWave(id: $id) {\n      id\n      name\n      createdBy\n      closedAt\n      count\n      packed\n      makesLabels\n      orders {\n        number\n        customerName\n        pieces\n        isPacked\n        isCollected\n        customsLacks\n        isPrintable\n        label {\n          id\n          isOutdated\n        }\n      }\n      pickList {\n        ...PickedShelf\n      }\n    }\n  }\n': typeof types.PackingWaveDocument
  '\n  mutation CloseWave($id: ID!) {\n    closeWave(id: $id) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.CloseWaveDocument
  '\n  query WebhookEndpoint($id: ID!) {\n    me {\n      permissions\n    }\n    webhookEndpoint(id: $id) {\n      id\n      url\n      description\n      types\n      isActive\n      version\n      deliveries {\n        eventId\n        type\n        objectId\n        at\n        state\n        attempts\n        nextAt\n        status\n        answer\n      }\n    }\n  }\n': typeof types.WebhookEndpointDocument
  '\n  mutation ChangeWebhookEndpoint(\n    $id: ID!\n    $version: Int!\n    $url: String!\n    $description: String!\n    $types: [WebhookEventType!]\n    $isActive: Boolean!\n  ) {\n    changeWebhookEndpoint(\n      id: $id\n      version: $version\n      url: $url\n      description: $description\n      types: $types\n      isActive: $isActive\n    ) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.ChangeWebhookEndpointDocument
  '\n  mutation RenewWebhookSecret($id: ID!) {\n    renewWebhookSecret(id: $id) {\n      secret\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.RenewWebhookSecretDocument
  '\n  mutation RemoveWebhookEndpoint($id: ID!) {\n    removeWebhookEndpoint(id: $id) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.RemoveWebhookEndpointDocument
  '\n  mutation SendWebhookAgain($endpointId: ID!, $eventId: Int!) {\n    sendWebhookAgain(endpointId: $endpointId, eventId: $eventId) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n': typeof types.SendWebhookAgainDocument
  '\n  fragment ListedDocument on ListedContent {\n    id\n    type\n    lang\n    name\n    path\n    state\n    publishedAt\n    savedAt\n    savedBy\n    publishAt\n    takeOffAt\n  }\n': typeof types.ListedDocumentFragmentDoc
  '\n  fragment ListedCustomer on ListedCustomer {\n    number\n    name\n    email\n    storefront\n    createdAt\n  }\n': typeof types.ListedCustomerFragmentDoc
  '\n  fragment ListedOrder on ListedOrder {\n    number\n    placedAt\n    storefront\n    customerName\n    email\n    total {\n      amount\n      currency\n    }\n    money\n    fulfilment\n    delivery\n    pieces\n  }\n': typeof types.ListedOrderFragmentDoc
  '\n  fragment PickedShelf on PickLine {\n    location\n    sku\n    ean\n    brand\n    name\n    size\n    color\n    pieces\n    orders\n  }\n': typeof types.PickedShelfFragmentDoc
  '\n  fragment ListedProduct on ListedProduct {\n    sku\n    name\n    brand\n    isOnSale\n    incomplete\n    image\n    sizes\n    available\n  }\n': typeof types.ListedProductFragmentDoc
}
const documents: Documents = {
  '\n  query Approvals {\n    approvals {\n      id\n      action\n      objectType\n      objectId\n      objectName\n      shown\n      askedBy\n      askedAt\n      expiresAt\n      state\n      decidedBy\n      decidedAt\n      reason\n      isOwn\n      mayDecide\n      mayDecline\n    }\n  }\n':
    types.ApprovalsDocument,
  '\n  mutation ApproveChange($id: ID!) {\n    approveChange(id: $id) {\n      token\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.ApproveChangeDocument,
  '\n  mutation DeclineChange($id: ID!, $reason: String!) {\n    declineChange(id: $id, reason: $reason) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.DeclineChangeDocument,
  '\n  query Audit($after: String, $memberId: ID, $objectType: String, $objectId: String) {\n    audit(after: $after, memberId: $memberId, objectType: $objectType, objectId: $objectId) {\n      next\n      entries {\n        id\n        at\n        memberId\n        memberName\n        action\n        objectType\n        objectId\n        objectName\n        before\n        after\n        address\n        device\n      }\n    }\n  }\n':
    types.AuditDocument,
  '\n  query BulkOrder($number: String!) {\n    order(number: $number) {\n      number\n      version\n      storefront\n      placedAt\n      email\n      isCancellable\n      total {\n        amount\n        currency\n      }\n      mails {\n        key\n        kind\n      }\n    }\n  }\n':
    types.BulkOrderDocument,
  '\n  query BulkPermissions {\n    me {\n      permissions\n    }\n  }\n': types.BulkPermissionsDocument,
  '\n  query LabelPlan($numbers: [String!]!) {\n    labelPlan(numbers: $numbers) {\n      makesLabels\n      isPaid\n      isPacked\n      isCollected\n      customsLacks\n      parcels\n      label {\n        id\n        isOutdated\n      }\n      order {\n        number\n        storefront\n        placedAt\n        email\n        total {\n          amount\n          currency\n        }\n      }\n    }\n  }\n':
    types.LabelPlanDocument,
  '\n  query CallerProducts($text: String!) {\n    searchProducts(text: $text) {\n      sku\n      isOnSale\n    }\n  }\n':
    types.CallerProductsDocument,
  '\n  query CallerSizes($sku: String!) {\n    product(sku: $sku) {\n      sku\n      name\n      brand\n      image\n      sizes {\n        sku\n        size\n        prices {\n          storefront\n          price {\n            amount\n            currency\n          }\n        }\n        shelves {\n          available\n        }\n      }\n    }\n  }\n':
    types.CallerSizesDocument,
  '\n  query CallerLike($number: String!) {\n    order(number: $number) {\n      storefront\n      email\n      billingAddress {\n        ...OrderAddress\n      }\n    }\n  }\n':
    types.CallerLikeDocument,
  '\n  query CallerAccount($number: String!) {\n    customer(number: $number) {\n      number\n      firstName\n      lastName\n      email\n      emailConfirmedAt\n      storefront\n      addresses {\n        ...OrderAddress\n      }\n    }\n  }\n':
    types.CallerAccountDocument,
  '\n  mutation PlaceForCaller(\n    $storefront: String!\n    $items: [CallerItem!]!\n    $email: String!\n    $customer: String\n    $address: CallerAddress!\n    $comment: String\n    $termsRead: Boolean!\n    $expectedTotal: Int\n  ) {\n    placeForCaller(\n      storefront: $storefront\n      items: $items\n      email: $email\n      customer: $customer\n      address: $address\n      comment: $comment\n      termsRead: $termsRead\n      expectedTotal: $expectedTotal\n    ) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.PlaceForCallerDocument,
  '\n  mutation SaveContent(\n    $id: ID!\n    $revision: String!\n    $data: JSON\n    $uid: String\n    $step: ContentStep!\n    $publishAt: DateTime\n    $takeOffAt: DateTime\n  ) {\n    saveContent(\n      id: $id\n      revision: $revision\n      data: $data\n      uid: $uid\n      step: $step\n      publishAt: $publishAt\n      takeOffAt: $takeOffAt\n    ) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.SaveContentDocument,
  '\n  mutation RestoreContent($id: ID!, $revision: String!, $version: Int!) {\n    restoreContent(id: $id, revision: $revision, version: $version) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.RestoreContentDocument,
  '\n  query NewContent($id: ID!, $isCopy: Boolean!) {\n    me {\n      permissions\n      storefronts\n    }\n    contentRepository {\n      kind\n    }\n    contentTypes\n    content(id: $id) @include(if: $isCopy) {\n      listed {\n        id\n        name\n        type\n        lang\n      }\n      translations {\n        lang\n      }\n    }\n  }\n':
    types.NewContentDocument,
  '\n  mutation AddContent($type: String!, $lang: String!, $uid: String!, $title: String!, $copyOf: ID) {\n    addContent(type: $type, lang: $lang, uid: $uid, title: $title, copyOf: $copyOf) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.AddContentDocument,
  '\n  query ContentPictures {\n    me {\n      permissions\n    }\n    contentPictures {\n      name\n      url\n      width\n      height\n    }\n  }\n':
    types.ContentPicturesDocument,
  '\n  mutation AddContentPicture($upload: ID!) {\n    addContentPicture(upload: $upload) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.AddContentPictureDocument,
  '\n  mutation PreviewContent($id: ID!, $data: JSON!) {\n    previewContent(id: $id, data: $data) {\n      path\n      framePath\n    }\n  }\n':
    types.PreviewContentDocument,
  '\n  query EditedContent($id: ID!) {\n    me {\n      permissions\n      storefronts\n    }\n    contentRepository {\n      kind\n      address\n    }\n    content(id: $id) {\n      revision\n      data\n      head\n      published\n      scheduledBy\n      isMovable\n      listed {\n        ...ListedDocument\n        uid\n      }\n      translations {\n        id\n        lang\n        state\n      }\n      versions {\n        id\n        name\n        savedAt\n        savedBy\n        publishedAt\n      }\n      model {\n        id\n        tabs\n        slices\n      }\n    }\n  }\n':
    types.EditedContentDocument,
  '\n  query NamedPictures($names: [String!]) {\n    contentPictures(names: $names) {\n      name\n      url\n    }\n  }\n':
    types.NamedPicturesDocument,
  '\n  query LinkedDocuments($lang: String!, $type: String) {\n    contents(lang: $lang, type: $type) {\n      id\n      type\n      name\n    }\n  }\n':
    types.LinkedDocumentsDocument,
  '\n  query ContentWriter {\n    me {\n      permissions\n      storefronts\n    }\n  }\n':
    types.ContentWriterDocument,
  '\n  query Contents($type: String, $lang: String, $state: ContentState, $text: String) {\n    contentRepository {\n      kind\n      address\n    }\n    contentTypes\n    contents(type: $type, lang: $lang, state: $state, text: $text) {\n      ...ListedDocument\n    }\n  }\n':
    types.ContentsDocument,
  '\n  query Customer($number: String!) {\n    me {\n      permissions\n    }\n    customer(number: $number) {\n      number\n      firstName\n      lastName\n      email\n      emailConfirmedAt\n      storefront\n      newsletter\n      createdAt\n      pointsAvailable\n      pointsPending\n      pointsBook {\n        type\n        points\n        state\n        at\n        orderNumber\n        reason\n      }\n      addresses {\n        ...OrderAddress\n      }\n      vouchers {\n        number\n        status\n        validTo\n        reason\n        by\n        amount {\n          amount\n          currency\n        }\n      }\n      consentStandings {\n        purpose\n        decision\n        since\n        givenAt\n        wordingVersion\n      }\n      consents {\n        purpose\n        decision\n        at\n        wordingVersion\n        form\n        storefront\n        language\n      }\n      subscription {\n        status\n        askedAt\n        confirmedAt\n        unsubscribedAt\n      }\n      sessions {\n        device\n        seenAt\n      }\n      codesSince\n      passkeys {\n        name\n        createdAt\n        usedAt\n      }\n      reservations {\n        number\n        article\n        size\n        store\n        state\n        heldUntil\n      }\n      awaited {\n        article\n        size\n        askedAt\n      }\n      wishlist {\n        sku\n        name\n      }\n      favouriteStores\n      mails {\n        id\n        subject\n        createdAt\n        sentAt\n      }\n      approvals {\n        id\n      }\n      orders {\n        ...ListedOrder\n      }\n    }\n  }\n':
    types.CustomerDocument,
  '\n  mutation SendPasswordMail($number: String!) {\n    sendPasswordMail(number: $number) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.SendPasswordMailDocument,
  '\n  mutation EndCustomerSessions($number: String!) {\n    endCustomerSessions(number: $number) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.EndCustomerSessionsDocument,
  '\n  mutation RemoveCustomerFactors($number: String!) {\n    removeCustomerFactors(number: $number) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.RemoveCustomerFactorsDocument,
  '\n  mutation EraseCustomer($number: String!) {\n    eraseCustomer(number: $number) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.EraseCustomerDocument,
  '\n  mutation ChangeCustomerPoints($number: String!, $points: Int!, $reason: String!, $key: String!) {\n    changeCustomerPoints(number: $number, points: $points, reason: $reason, key: $key) {\n      approvalId\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.ChangeCustomerPointsDocument,
  '\n  mutation GiveCustomerVoucher($number: String!, $amount: Int!, $reason: String!, $key: String!) {\n    giveCustomerVoucher(number: $number, amount: $amount, reason: $reason, key: $key) {\n      approvalId\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.GiveCustomerVoucherDocument,
  '\n  mutation VoidCustomerVoucher($number: String!, $voucher: String!, $reason: String!) {\n    voidCustomerVoucher(number: $number, voucher: $voucher, reason: $reason) {\n      approvalId\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.VoidCustomerVoucherDocument,
  '\n  query CustomerRecords($number: String!) {\n    customerRecords(number: $number)\n  }\n':
    types.CustomerRecordsDocument,
  '\n  query Customers($text: String!) {\n    searchCustomers(text: $text) {\n      ...ListedCustomer\n    }\n  }\n':
    types.CustomersDocument,
  '\n  mutation ExportFile($kind: ExportKind!, $filter: ExportFilter!) {\n    exportFile(kind: $kind, filter: $filter) {\n      problems {\n        messageKey\n        field\n      }\n    }\n  }\n':
    types.ExportFileDocument,
  '\n  query Exports {\n    me {\n      storefronts\n    }\n    exportKinds\n    exportMonth {\n      from\n      until\n    }\n  }\n':
    types.ExportsDocument,
  '\n  query Frame {\n    me {\n      name\n      permissions\n    }\n  }\n': types.FrameDocument,
  '\n  query StaffGiftCards($text: String!) {\n    giftCards(text: $text) {\n      ...StaffGiftCardFields\n    }\n  }\n  fragment StaffGiftCardFields on StaffGiftCard {\n    id\n    ending\n    storefront\n    sold {\n      amount\n      currency\n    }\n    balance {\n      amount\n      currency\n    }\n    validUntil\n    blockedAt\n    mailAt\n    mailedAt\n    giver\n    receiver\n    movements {\n      kind\n      amount {\n        amount\n        currency\n      }\n      order\n      at\n    }\n  }\n':
    types.StaffGiftCardsDocument,
  '\n  mutation BlockGiftCard($card: ID!, $blocked: Boolean!) {\n    blockGiftCard(card: $card, blocked: $blocked) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.BlockGiftCardDocument,
  '\n  mutation WithdrawGiftCard($card: ID!) {\n    withdrawGiftCard(card: $card) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.WithdrawGiftCardDocument,
  '\n  mutation MailGiftCardAgain($card: ID!, $key: String!) {\n    mailGiftCardAgain(card: $card, key: $key) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.MailGiftCardAgainDocument,
  '\n  query Health {\n    health {\n      name\n      isWell\n    }\n    vendors {\n      vendor\n      answered\n      failed\n      lastFailure\n      lastFailureAt\n      lastOperation\n      lastDetail\n    }\n  }\n':
    types.HealthDocument,
  '\n  query Home {\n    orderViews {\n      view\n      count\n      isMore\n    }\n    mentions {\n      id\n      order\n      author\n      text\n      at\n    }\n  }\n':
    types.HomeDocument,
  '\n  mutation EndMention($note: ID!) {\n    endMention(note: $note) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.EndMentionDocument,
  '\n  query FiguresOfToday {\n    figuresOfToday {\n      today {\n        ...Figures\n      }\n      lastWeek {\n        ...Figures\n      }\n      lastYear {\n        ...Figures\n      }\n    }\n    figuresByDay {\n      day\n      orders\n      revenue {\n        amount\n        currency\n      }\n    }\n  }\n  fragment Figures on SalesFigures {\n    currency\n    orders\n    returns\n    revenue {\n      amount\n      currency\n    }\n    average {\n      amount\n      currency\n    }\n    refunds {\n      amount\n      currency\n    }\n  }\n':
    types.FiguresOfTodayDocument,
  '\n  query WaitingReviews {\n    waitingReviews\n  }\n': types.WaitingReviewsDocument,
  '\n  query OwnPermissions {\n    me {\n      permissions\n    }\n  }\n': types.OwnPermissionsDocument,
  '\n  query Import($id: Int!) {\n    me {\n      permissions\n    }\n    import(id: $id) {\n      id\n      kind\n      mode\n      status\n      fileName\n      startedBy\n      approvedBy\n      undoneBy\n      startedAt\n      appliedAt\n      reasons\n      counts {\n        rows\n        created\n        changed\n        unchanged\n        withdrawn\n        refused\n      }\n      rows {\n        line\n        sku\n        place\n        action\n        was\n        becomes\n        changes {\n          field\n          was\n          becomes\n        }\n        problems\n        leftBecause\n      }\n    }\n  }\n':
    types.ImportDocument,
  '\n  query CategoriesOfImport {\n    productChoices {\n      ...CategoryChoices\n    }\n  }\n':
    types.CategoriesOfImportDocument,
  '\n  mutation ApproveImport($id: Int!) {\n    approveImport(id: $id) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.ApproveImportDocument,
  '\n  mutation UndoImport($id: Int!) {\n    undoImport(id: $id) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.UndoImportDocument,
  '\n  query Imports {\n    me {\n      permissions\n    }\n    imports {\n      id\n      kind\n      status\n      fileName\n      startedBy\n      startedAt\n      counts {\n        rows\n        refused\n      }\n    }\n  }\n':
    types.ImportsDocument,
  '\n  mutation BeginImport($upload: ID!, $kind: ImportKind!, $mode: ImportMode!) {\n    beginImport(upload: $upload, kind: $kind, mode: $mode) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.BeginImportDocument,
  '\n  query Integrations {\n    me {\n      permissions\n    }\n    webhookEndpoints {\n      id\n      url\n      description\n      types\n      isActive\n      waiting\n      failed\n    }\n    apiKeys {\n      id\n      name\n      beginning\n      scopes\n      storefronts\n      createdBy\n      createdAt\n      usedAt\n      revokedAt\n    }\n  }\n':
    types.IntegrationsDocument,
  '\n  mutation AddWebhookEndpoint($url: String!, $description: String!, $types: [WebhookEventType!]) {\n    addWebhookEndpoint(url: $url, description: $description, types: $types) {\n      secret\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.AddWebhookEndpointDocument,
  '\n  mutation MakeApiKey($name: String!, $scopes: [Permission!]!, $storefronts: [String!]) {\n    makeApiKey(name: $name, scopes: $scopes, storefronts: $storefronts) {\n      secret\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.MakeApiKeyDocument,
  '\n  mutation RevokeApiKey($id: ID!) {\n    revokeApiKey(id: $id) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.RevokeApiKeyDocument,
  '\n  query Invitation($token: String!) {\n    hasPasskeys\n    signInName\n    invitation(token: $token) {\n      name\n      email\n      otpauthUrl\n      secret\n    }\n  }\n':
    types.InvitationDocument,
  '\n  mutation AcceptInvitation($token: String!, $password: String!, $repeated: String!, $code: String!) {\n    acceptInvitation(token: $token, password: $password, repeated: $repeated, code: $code) {\n      recoveryCodes\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.AcceptInvitationDocument,
  '\n  mutation AcceptByPasskey($token: String!, $answer: JSON!) {\n    acceptByPasskey(token: $token, answer: $answer) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.AcceptByPasskeyDocument,
  '\n  query FailedJobs {\n    me {\n      permissions\n    }\n    failedJobs {\n      queue\n      failedAt\n      data\n      reason\n    }\n  }\n':
    types.FailedJobsDocument,
  '\n  mutation RetryFailedJobs($queue: String) {\n    retryFailedJobs(queue: $queue) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.RetryFailedJobsDocument,
  '\n  query ReturnLabel($number: String!, $reference: String!) {\n    returnLabel(number: $number, reference: $reference) {\n      name\n      pdf\n    }\n  }\n':
    types.ReturnLabelDocument,
  '\n  query ArrangedList {\n    me {\n      permissions\n      storefronts\n    }\n    productChoices {\n      ...BrandChoices\n      ...CategoryChoices\n    }\n    arrangedCategories {\n      key\n      arrangements {\n        storefront\n        steps {\n          kind\n          brand\n        }\n        pins {\n          sku\n          place\n        }\n        buried\n        version\n        changedAt\n        changedBy\n      }\n    }\n  }\n':
    types.ArrangedListDocument,
  '\n  query PreviewArrangement($category: String!, $storefront: String!, $arrangement: ArrangementInput!) {\n    listTiles(category: $category, storefront: $storefront) {\n      id\n      title\n      place\n      image\n    }\n    arrangementPreview(category: $category, storefront: $storefront, arrangement: $arrangement) {\n      total\n      resting {\n        sku\n        name\n      }\n      buried {\n        sku\n        name\n      }\n      products {\n        sku\n        name\n        brand\n        color\n        image\n        place\n        sizes\n        sizesInStock\n        sold\n        isPinned\n        isBuried\n        price {\n          amount\n          currency\n        }\n        priorPrice {\n          amount\n          currency\n        }\n      }\n    }\n  }\n':
    types.PreviewArrangementDocument,
  '\n  mutation PublishArrangement(\n    $category: String!\n    $storefront: String\n    $arrangement: ArrangementInput!\n    $seen: Int!\n  ) {\n    publishArrangement(category: $category, storefront: $storefront, arrangement: $arrangement, seen: $seen) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.PublishArrangementDocument,
  '\n  mutation LogIn($email: String!, $password: String!, $code: String!) {\n    logIn(email: $email, password: $password, code: $code) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.LogInDocument,
  '\n  mutation LogInByPasskey($answer: JSON!) {\n    logInByPasskey(answer: $answer) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.LogInByPasskeyDocument,
  '\n  query HasPasskeys {\n    hasPasskeys\n    signInName\n  }\n': types.HasPasskeysDocument,
  '\n  mutation LogOut {\n    logOut {\n      elsewhere\n    }\n  }\n': types.LogOutDocument,
  '\n  query Mails($unsentOnly: Boolean!) {\n    mails(unsentOnly: $unsentOnly) {\n      id\n      kind\n      to\n      subject\n      createdAt\n      sentAt\n      lastError\n      text\n    }\n  }\n':
    types.MailsDocument,
  '\n  query Me {\n    me {\n      name\n      email\n      language\n      roles\n      isProved\n      mentionMails\n    }\n    hasPasskeys\n    ownCredentials {\n      hasPassword\n      passkeys {\n        id\n        name\n        createdAt\n        usedAt\n      }\n    }\n    ownSessions {\n      id\n      device\n      address\n      seenAt\n      isOwn\n    }\n  }\n':
    types.MeDocument,
  '\n  mutation ChangeLanguage($language: StaffLanguage!) {\n    changeLanguage(language: $language) {\n      id\n    }\n  }\n':
    types.ChangeLanguageDocument,
  '\n  mutation ChangeMentionMails($wanted: Boolean!) {\n    changeMentionMails(wanted: $wanted) {\n      id\n    }\n  }\n':
    types.ChangeMentionMailsDocument,
  '\n  mutation EndSession($id: ID!) {\n    endSession(id: $id) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.EndSessionDocument,
  '\n  mutation ChangePassword($password: String!, $newPassword: String!, $repeated: String!, $code: String!) {\n    changePassword(password: $password, newPassword: $newPassword, repeated: $repeated, code: $code) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.ChangePasswordDocument,
  '\n  mutation RenewRecoveryCodes {\n    renewRecoveryCodes {\n      recoveryCodes\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.RenewRecoveryCodesDocument,
  '\n  mutation AddPasskey($answer: JSON!) {\n    addPasskey(answer: $answer) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.AddPasskeyDocument,
  '\n  mutation RemovePasskey($id: ID!) {\n    removePasskey(id: $id) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.RemovePasskeyDocument,
  '\n  query Merchandising {\n    productChoices {\n      ...CategoryChoices\n    }\n    arrangedCategories {\n      key\n      arrangements {\n        storefront\n        pins {\n          sku\n        }\n      }\n    }\n  }\n':
    types.MerchandisingDocument,
  '\n  mutation AddToOrder(\n    $number: String!\n    $version: Int!\n    $items: [CallerItem!]!\n    $insteadOf: [Pieces!]!\n    $termsRead: Boolean!\n    $expectedTotal: Int\n    $key: String!\n  ) {\n    addToOrder(\n      number: $number\n      version: $version\n      items: $items\n      insteadOf: $insteadOf\n      termsRead: $termsRead\n      expectedTotal: $expectedTotal\n      key: $key\n    ) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.AddToOrderDocument,
  '\n  mutation ChangeOrderSize($number: String!, $version: Int!, $position: Int!, $quantity: Int!, $sku: String!, $key: String!) {\n    changeOrderSize(number: $number, version: $version, position: $position, quantity: $quantity, sku: $sku, key: $key) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.ChangeOrderSizeDocument,
  '\n  mutation RemoveOrderPieces($number: String!, $version: Int!, $pieces: [Pieces!]!, $key: String!) {\n    removeOrderPieces(number: $number, version: $version, pieces: $pieces, key: $key) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.RemoveOrderPiecesDocument,
  '\n  mutation ExchangePieces($number: String!, $version: Int!, $pieces: [ExchangedPiece!]!, $way: ReturnWay!, $key: String!) {\n    exchangePieces(number: $number, version: $version, pieces: $pieces, way: $way, key: $key) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.ExchangePiecesDocument,
  '\n  mutation GiveOrderVoucher($number: String!, $version: Int!, $amount: Int!, $reason: String!, $key: String!) {\n    giveOrderVoucher(number: $number, version: $version, amount: $amount, reason: $reason, key: $key) {\n      approvalId\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.GiveOrderVoucherDocument,
  '\n  mutation SendMailAgain($number: String!, $version: Int!, $mail: String!, $key: String!) {\n    sendMailAgain(number: $number, version: $version, mail: $mail, key: $key) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.SendMailAgainDocument,
  '\n  query Order($number: String!) {\n    me {\n      permissions\n      stores\n      isProved\n    }\n    colleagues(number: $number) {\n      id\n      name\n    }\n    order(number: $number) {\n      number\n      version\n      storefront\n      email\n      customerNumber\n      comment\n      placedAt\n      money\n      state\n      delivery\n      shippingMethod\n      paymentMethod\n      isCancellable\n      isAddressOpen\n      isSizeOpen\n      isRemovable\n      exchangeOf\n      exchanges\n      additionTo\n      additions\n      isAddable\n      sizes {\n        position\n        sku\n        size\n        available\n      }\n      billingAddress {\n        ...OrderAddress\n      }\n      shippingAddress {\n        ...OrderAddress\n      }\n      subtotal {\n        amount\n        currency\n      }\n      discountTotal {\n        amount\n        currency\n      }\n      costsTotal {\n        amount\n        currency\n      }\n      shippingTotal {\n        amount\n        currency\n      }\n      total {\n        amount\n        currency\n      }\n      taxTotal {\n        amount\n        currency\n      }\n      refunded {\n        amount\n        currency\n      }\n      refundable {\n        amount\n        currency\n      }\n      lines {\n        position\n        type\n        sku\n        brand\n        name\n        size\n        color\n        image\n        quantity\n        shipped\n        returned\n        notDelivered\n        waiting\n        returnable\n        total {\n          amount\n          currency\n        }\n      }\n      payments {\n        id\n        attempt\n        method\n        methodName\n        status\n        providerId\n        failureReason\n        createdAt\n        amount {\n          amount\n          currency\n        }\n      }\n      label {\n        carrier\n        trackingCode\n        madeAt\n      }\n      parcels {\n        id\n        key\n        carrier\n        trackingCode\n        trackingUrl\n        shippedAt\n        deliveredAt\n        pieces {\n          position\n          quantity\n          name\n        }\n      }\n      returns {\n        id\n        reference\n        way\n        announcedAt\n        receivedAt\n        pieces {\n          position\n          quantity\n          name\n        }\n      }\n      refunds {\n        id\n        reason\n        createdAt\n        dueAt\n        refundedAt\n        byHandDoneAt\n        amount {\n          amount\n          currency\n        }\n        byHand {\n          amount\n          currency\n        }\n      }\n      pickup {\n        store\n        state\n        expectedAt\n        keptUntil\n      }\n      papers {\n        number\n        kind\n        issuedAt\n      }\n      mails {\n        id\n        key\n        isRepeatable\n        kind\n        subject\n        to\n        createdAt\n        sentAt\n        text\n        isErased\n      }\n      notes {\n        id\n        author\n        text\n        createdAt\n      }\n      timeline {\n        at\n        kind\n        about\n        detail\n        author\n        why\n        amount {\n          amount\n          currency\n        }\n      }\n    }\n  }\n  fragment OrderAddress on Address {\n    firstName\n    lastName\n    street\n    houseNumber\n    addition\n    zipcode\n    city\n    country\n    phoneNumber\n    servicePoint\n  }\n':
    types.OrderDocument,
  '\n  mutation AddOrderNote($number: String!, $text: String!, $key: String!) {\n    addOrderNote(number: $number, text: $text, key: $key) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.AddOrderNoteDocument,
  '\n  mutation RefundOrder($number: String!, $version: Int!, $amount: Int!, $reason: String!, $key: String!) {\n    refundOrder(number: $number, version: $version, amount: $amount, reason: $reason, key: $key) {\n      approvalId\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.RefundOrderDocument,
  '\n  mutation ChangeOrderAddress($number: String!, $version: Int!, $address: NewAddress!, $key: String!) {\n    changeOrderAddress(number: $number, version: $version, address: $address, key: $key) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.ChangeOrderAddressDocument,
  '\n  mutation CancelOrder($number: String!) {\n    cancelOrder(number: $number) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.CancelOrderDocument,
  '\n  mutation SendParcel(\n    $number: String!\n    $carrier: String!\n    $trackingCode: String\n    $trackingUrl: String\n    $pieces: [Pieces!]\n    $parcelsSeen: Int!\n  ) {\n    sendParcel(\n      number: $number\n      carrier: $carrier\n      trackingCode: $trackingCode\n      trackingUrl: $trackingUrl\n      pieces: $pieces\n      parcelsSeen: $parcelsSeen\n    ) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.SendParcelDocument,
  '\n  mutation DeliverParcel($number: String!, $parcel: String) {\n    deliverParcel(number: $number, parcel: $parcel) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.DeliverParcelDocument,
  '\n  mutation ReadyInStore($number: String!) {\n    readyInStore(number: $number) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.ReadyInStoreDocument,
  '\n  mutation CollectedInStore($number: String!) {\n    collectedInStore(number: $number) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.CollectedInStoreDocument,
  '\n  mutation ReportMissing($number: String!, $pieces: [Pieces!]!) {\n    reportMissing(number: $number, pieces: $pieces) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.ReportMissingDocument,
  '\n  mutation ReceiveReturn($number: String!, $reference: String!, $pieces: [Pieces!]) {\n    receiveReturn(number: $number, reference: $reference, pieces: $pieces) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.ReceiveReturnDocument,
  '\n  mutation RefundByHand($number: String!, $refundId: ID!) {\n    refundByHand(number: $number, refundId: $refundId) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.RefundByHandDocument,
  '\n  fragment OrderPiece on StaffOrderLine {\n    position\n    type\n    sku\n    ean\n    brand\n    name\n    size\n    color\n    image\n  }\n':
    types.OrderPieceFragmentDoc,
  '\n  query Orders($filter: OrderFilter!, $after: String) {\n    me {\n      permissions\n      stores\n    }\n    ownViews {\n      id\n      name\n      query\n    }\n    orderViews {\n      view\n      count\n      isMore\n    }\n    orders(filter: $filter, after: $after) {\n      orders {\n        ...ListedOrder\n      }\n      next\n    }\n  }\n':
    types.OrdersDocument,
  '\n  mutation KeepView($name: String!, $query: String!) {\n    keepView(name: $name, query: $query) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.KeepViewDocument,
  '\n  mutation RemoveView($id: ID!) {\n    removeView(id: $id) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.RemoveViewDocument,
  '\n  fragment OwnStores on Query {\n    me {\n      permissions\n    }\n    shelfLocations {\n      code\n      name\n      isStore\n    }\n  }\n':
    types.OwnStoresFragmentDoc,
  '\n  query Pack($number: String!) {\n    order(number: $number) {\n      number\n      storefront\n      placedAt\n      shippingMethod\n      comment\n      giftCode\n      giftPath\n      exchangeOf\n      exchanges\n      additionTo\n      additions\n      shippingAddress {\n        ...OrderAddress\n      }\n      pickup {\n        store\n        state\n      }\n      parcels {\n        id\n      }\n      makesLabels\n      label {\n        id\n        carrier\n        trackingCode\n        trackingUrl\n        madeAt\n        isOutdated\n      }\n      lines {\n        ...OrderPiece\n        quantity\n        waiting\n      }\n    }\n  }\n':
    types.PackDocument,
  '\n  query ScanPiece($number: String!, $packed: [Pieces!]!, $code: String!) {\n    scanPiece(number: $number, packed: $packed, code: $code) {\n      position\n      problem\n    }\n  }\n':
    types.ScanPieceDocument,
  '\n  mutation MakeParcelLabel($number: String!, $pieces: [Pieces!], $parcelsSeen: Int!) {\n    makeParcelLabel(number: $number, pieces: $pieces, parcelsSeen: $parcelsSeen) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.MakeParcelLabelDocument,
  '\n  mutation CancelParcelLabel($number: String!, $label: ID!) {\n    cancelParcelLabel(number: $number, label: $label) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.CancelParcelLabelDocument,
  '\n  query PackingWaves {\n    packingWaves {\n      id\n      name\n      createdBy\n      createdAt\n      count\n      packed\n    }\n  }\n':
    types.PackingWavesDocument,
  '\n  mutation BeginWave($name: String!, $most: Int!, $storefront: String, $delivery: DeliveryKind, $key: String!) {\n    beginWave(name: $name, most: $most, storefront: $storefront, delivery: $delivery, key: $key) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.BeginWaveDocument,
  '\n  query Paper($number: String!) {\n    paper(number: $number) {\n      name\n      pdf\n    }\n  }\n':
    types.PaperDocument,
  '\n  query ParcelLabelFile($number: String!, $label: ID!) {\n    parcelLabel(number: $number, label: $label) {\n      name\n      pdf\n    }\n  }\n':
    types.ParcelLabelFileDocument,
  '\n  mutation BeginPasskeyLogIn {\n    beginPasskeyLogIn {\n      options\n    }\n  }\n':
    types.BeginPasskeyLogInDocument,
  '\n  mutation BeginPasskeyProof {\n    beginPasskeyProof {\n      options\n    }\n  }\n':
    types.BeginPasskeyProofDocument,
  '\n  mutation BeginPasskey {\n    beginPasskey {\n      options\n    }\n  }\n': types.BeginPasskeyDocument,
  '\n  mutation BeginByPasskey($token: String!) {\n    beginByPasskey(token: $token) {\n      options\n    }\n  }\n':
    types.BeginByPasskeyDocument,
  '\n  query PickList {\n    pickList {\n      ...PickedShelf\n    }\n  }\n': types.PickListDocument,
  '\n  query CellOfName($sku: String!) {\n    editedProduct(sku: $sku) {\n      version\n      cells {\n        column\n        value\n      }\n    }\n  }\n':
    types.CellOfNameDocument,
  '\n  query CellOfSize($sku: String!) {\n    product(sku: $sku) {\n      sizes {\n        sku\n        prices {\n          storefront\n          price {\n            amount\n            currency\n          }\n        }\n        shelves {\n          location\n          onHand\n        }\n      }\n    }\n  }\n':
    types.CellOfSizeDocument,
  '\n  mutation ChangeCellOfName($sku: String!, $version: String!, $cells: [ProductCellInput!]!) {\n    changeProduct(sku: $sku, version: $version, cells: $cells) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.ChangeCellOfNameDocument,
  '\n  mutation ChangeCellOfPrice($sku: String!, $storefronts: [String!]!, $price: Int!) {\n    changePrice(sku: $sku, storefronts: $storefronts, price: $price) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.ChangeCellOfPriceDocument,
  '\n  mutation CountCell($sku: String!, $counts: [StockCount!]!) {\n    countStock(sku: $sku, counts: $counts) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.CountCellDocument,
  '\n  query StateOfCell($id: Int!) {\n    import(id: $id) {\n      status\n    }\n  }\n': types.StateOfCellDocument,
  '\n  query ProductChanges($selection: ProductSelection!) {\n    selectedProducts(selection: $selection)\n    productChoices {\n      ...CategoryChoices\n    }\n  }\n':
    types.ProductChangesDocument,
  '\n  mutation PlanPriceChange(\n    $selection: ProductSelection!\n    $storefronts: [String!]!\n    $by: PriceMove!\n    $value: Int!\n    $ending: PriceEnding!\n    $from: String\n    $until: String\n  ) {\n    planPriceChange(\n      selection: $selection\n      storefronts: $storefronts\n      by: $by\n      value: $value\n      ending: $ending\n      from: $from\n      until: $until\n    ) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.PlanPriceChangeDocument,
  '\n  mutation PlanProductChange(\n    $selection: ProductSelection!\n    $decision: ProductDecision!\n    $category: String\n    $from: String\n    $until: String\n  ) {\n    planProductChange(selection: $selection, decision: $decision, category: $category, from: $from, until: $until) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.PlanProductChangeDocument,
  '\n  fragment BrandChoices on ProductChoices {\n    brands {\n      slug\n      name\n    }\n  }\n':
    types.BrandChoicesFragmentDoc,
  '\n  fragment CategoryChoices on ProductChoices {\n    categories {\n      key\n      name\n      level\n    }\n  }\n':
    types.CategoryChoicesFragmentDoc,
  '\n  query ProductPreviews($sku: String!) {\n    productPreviews(sku: $sku) {\n      storefront\n      path\n    }\n  }\n':
    types.ProductPreviewsDocument,
  '\n  query EditedProduct($sku: String!) {\n    me {\n      permissions\n    }\n    editedProduct(sku: $sku) {\n      sku\n      name\n      version\n      isOnSale\n      isWithdrawn\n      onSaleFrom\n      onSaleUntil\n      lacks {\n        column\n        isNeeded\n      }\n      cells {\n        column\n        value\n      }\n      customs {\n        origin\n        tariffCode\n      }\n      pictures {\n        reference\n        url\n        alts {\n          language\n          text\n        }\n        focus\n      }\n      manufacturers\n    }\n    productChoices {\n      categories {\n        key\n        name\n        level\n      }\n    }\n  }\n':
    types.EditedProductDocument,
  '\n  mutation ChangeProduct($sku: String!, $version: String!, $cells: [ProductCellInput!]!) {\n    changeProduct(sku: $sku, version: $version, cells: $cells) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.ChangeProductDocument,
  '\n  mutation ChangeProductCustoms($sku: String!, $origin: String!, $tariffCode: String!) {\n    changeProductCustoms(sku: $sku, origin: $origin, tariffCode: $tariffCode) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.ChangeProductCustomsDocument,
  '\n  mutation ChangePictures(\n    $sku: String!\n    $version: String!\n    $pictures: [String!]!\n    $uploads: [ID!]!\n    $details: [PictureDetailInput!]\n  ) {\n    changePictures(sku: $sku, version: $version, pictures: $pictures, uploads: $uploads, details: $details) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.ChangePicturesDocument,
  '\n  query ProductPassports($sku: String!) {\n    product(sku: $sku) {\n      sku\n      name\n      brand\n      sizes {\n        sku\n        size\n        ean\n        passport\n      }\n    }\n  }\n':
    types.ProductPassportsDocument,
  '\n  query Product($sku: String!) {\n    me {\n      permissions\n    }\n    product(sku: $sku) {\n      sku\n      name\n      brand\n      isOnSale\n      incomplete\n      image\n      sizes {\n        sku\n        ean\n        size\n        passport\n        prices {\n          storefront\n          price {\n            amount\n            currency\n          }\n          regularPrice {\n            amount\n            currency\n          }\n          priorPrice {\n            amount\n            currency\n          }\n          planned {\n            from\n            price {\n              amount\n              currency\n            }\n            priorPrice {\n              amount\n              currency\n            }\n          }\n        }\n        shelves {\n          location\n          onHand\n          reserved\n          kept\n          available\n          countedAt\n        }\n      }\n    }\n  }\n':
    types.ProductDocument,
  '\n  query StockMovements($sku: String!, $location: String) {\n    stockMovements(sku: $sku, location: $location) {\n      id\n      location\n      at\n      kind\n      change\n      available\n      reference\n    }\n  }\n':
    types.StockMovementsDocument,
  '\n  mutation ChangePrice(\n    $sku: String!\n    $storefronts: [String!]!\n    $price: Int!\n    $regularPrice: Int\n    $from: String\n    $until: String\n  ) {\n    changePrice(\n      sku: $sku\n      storefronts: $storefronts\n      price: $price\n      regularPrice: $regularPrice\n      from: $from\n      until: $until\n    ) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.ChangePriceDocument,
  '\n  mutation CountStock($sku: String!, $counts: [StockCount!]!) {\n    countStock(sku: $sku, counts: $counts) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.CountStockDocument,
  '\n  query Products($filter: ProductFilter!, $after: String) {\n    me {\n      permissions\n      storefronts\n    }\n    products(filter: $filter, after: $after) {\n      products {\n        ...ListedProduct\n      }\n      next\n    }\n    productCount(filter: $filter) {\n      count\n      isMore\n    }\n    productChoices {\n      ...BrandChoices\n      ...CategoryChoices\n    }\n  }\n':
    types.ProductsDocument,
  '\n  query ProductGridCells($skus: [String!]!, $storefront: String!) {\n    productGridCells(skus: $skus, storefront: $storefront) {\n      sku\n      price {\n        amount\n        currency\n      }\n      isOnePrice\n    }\n  }\n':
    types.ProductGridCellsDocument,
  '\n  fragment PromotionFields on Promotion {\n    key\n    name\n    names {\n      language\n      text\n    }\n    code\n    state\n    kind\n    rate\n    amounts {\n      amount\n      currency\n    }\n    pieces\n    reduced\n    from\n    to\n    storefronts\n    categories\n    brands\n    fullPriceOnly\n    minimum {\n      amount\n      currency\n    }\n    mostPerShopper\n    mostInTotal\n    isExclusive\n    priority\n    orders\n    version\n  }\n':
    types.PromotionFieldsFragmentDoc,
  '\n  query Promotions {\n    me {\n      permissions\n    }\n    promotions {\n      ...PromotionFields\n    }\n  }\n':
    types.PromotionsDocument,
  '\n  query Promotion($key: String!) {\n    me {\n      permissions\n    }\n    promotion(key: $key) {\n      ...PromotionFields\n    }\n    productChoices {\n      ...BrandChoices\n      ...CategoryChoices\n    }\n  }\n':
    types.PromotionDocument,
  '\n  mutation SavePromotion($promotion: PromotionInput!, $seen: String) {\n    savePromotion(promotion: $promotion, seen: $seen) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.SavePromotionDocument,
  '\n  mutation EndPromotion($key: String!, $seen: String!) {\n    endPromotion(key: $key, seen: $seen) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.EndPromotionDocument,
  '\n  mutation Prove($password: String!, $code: String!) {\n    prove(password: $password, code: $code) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.ProveDocument,
  '\n  mutation ProveByPasskey($answer: JSON!) {\n    proveByPasskey(answer: $answer) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.ProveByPasskeyDocument,
  '\n  query CredentialsToProveWith {\n    signInName\n    ownCredentials {\n      hasPassword\n      hasSignIn\n      passkeys {\n        id\n      }\n    }\n  }\n':
    types.CredentialsToProveWithDocument,
  '\n  query StaffRepairs($state: RepairState!) {\n    me {\n      permissions\n    }\n    repairs(state: $state) {\n      ...StaffRepairFields\n    }\n  }\n  fragment StaffRepairFields on StaffRepair {\n    code\n    order\n    storefront\n    article\n    service\n    text\n    isByPost\n    location\n    price {\n      amount\n      currency\n    }\n    proposedPrice {\n      amount\n      currency\n    }\n    days\n    state\n    reason\n    next\n    canPropose\n    requestedAt\n  }\n':
    types.StaffRepairsDocument,
  '\n  mutation MoveRepair($code: String!, $state: RepairState!, $reason: String) {\n    moveRepair(code: $code, state: $state, reason: $reason) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.MoveRepairDocument,
  '\n  mutation ProposeRepairPrice($code: String!, $amount: Int!) {\n    proposeRepairPrice(code: $code, amount: $amount) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.ProposeRepairPriceDocument,
  '\n  fragment FunnelCounts on FunnelSteps {\n    productViews\n    carts\n    addresses\n    orders\n    paid\n  }\n':
    types.FunnelCountsFragmentDoc,
  '\n  fragment ReportedMargin on Margin {\n    amount {\n      amount\n      currency\n    }\n    rate\n    costKnown\n  }\n':
    types.ReportedMarginFragmentDoc,
  '\n  query SalesReport($days: Int!) {\n    salesReport(days: $days) {\n      days\n      isIncomplete\n      storefronts {\n        storefront\n        orders\n        revenue {\n          amount\n          currency\n        }\n        average {\n          amount\n          currency\n        }\n        refunds {\n          amount\n          currency\n        }\n        pieces\n        returned\n        returnRate\n        margin {\n          ...ReportedMargin\n        }\n      }\n      products {\n        sku\n        name\n        pieces\n        revenue {\n          amount\n          currency\n        }\n        returned\n        returnRate\n        available\n        sellThrough\n        margin {\n          ...ReportedMargin\n        }\n      }\n      funnel {\n        storefront\n        steps {\n          ...FunnelCounts\n        }\n        before {\n          ...FunnelCounts\n        }\n      }\n      sizes {\n        group\n        size\n        pieces\n        available\n        soldShare\n        stockShare\n      }\n      runningOut {\n        product\n        sku\n        name\n        size\n        pieces\n        available\n        daysLeft\n      }\n    }\n    figuresByDay {\n      day\n      orders\n      revenue {\n        amount\n        currency\n      }\n    }\n  }\n':
    types.SalesReportDocument,
  '\n  query Return($number: String!, $reference: String) {\n    shelfLocations {\n      code\n      name\n    }\n    whole: order(number: $number) {\n      number\n    }\n    order(number: $number, returnReference: $reference) {\n      number\n      version\n      storefront\n      placedAt\n      returns {\n        id\n        reference\n        way\n        receivedAt\n        pieces {\n          position\n          quantity\n        }\n        received {\n          position\n          quantity\n          name\n        }\n      }\n      refunds {\n        id\n        returnId\n        paysForExchange\n        dueAt\n        refundedAt\n        amount {\n          amount\n          currency\n        }\n      }\n      sizes {\n        position\n        sku\n        size\n        available\n      }\n      lines {\n        ...OrderPiece\n        shipped\n        returnable\n      }\n    }\n  }\n':
    types.ReturnDocument,
  '\n  mutation TakeReturnIn(\n    $number: String!\n    $version: Int!\n    $reference: String\n    $pieces: [InspectedPieces!]!\n    $key: String!\n  ) {\n    takeReturnIn(number: $number, version: $version, reference: $reference, pieces: $pieces, key: $key) {\n      approvalId\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.TakeReturnInDocument,
  '\n  query ReturnFigures {\n    returnFigures {\n      productSku\n      name\n      size\n      sold\n      returned\n      reasons {\n        reason\n        pieces\n      }\n    }\n    learnedFits {\n      productSku\n      kept\n      tooSmall\n      tooLarge\n      runs\n    }\n  }\n':
    types.ReturnFiguresDocument,
  '\n  query Returns($text: String!) {\n    findReturn(text: $text) {\n      order\n      reference\n    }\n    searchOrders(text: $text) {\n      ...ListedOrder\n    }\n    orders(filter: { view: RETURNS_TO_CHECK }) {\n      orders {\n        ...ListedOrder\n      }\n    }\n  }\n':
    types.ReturnsDocument,
  '\n  query ReviewPhotograph($photograph: ID!, $size: PhotographSize!) {\n    reviewPhotograph(photograph: $photograph, size: $size)\n  }\n':
    types.ReviewPhotographDocument,
  '\n  query StaffReviews($state: ReviewState!) {\n    productReviews(state: $state) {\n      ...StaffReviewFields\n    }\n  }\n  fragment StaffReviewFields on StaffReview {\n    id\n    source\n    isVerified\n    sku\n    order\n    storefront\n    language\n    size\n    stars\n    comfort\n    quality\n    fit\n    title\n    text\n    author\n    state\n    isSecond\n    writtenAt\n    declineReason\n    reply\n    helpful\n    votes\n    photographs {\n      id\n      state\n      width\n      height\n      declineReason\n      isGone\n    }\n  }\n':
    types.StaffReviewsDocument,
  '\n  mutation PublishReview($review: ID!, $photographs: [ID!]) {\n    publishReview(review: $review, photographs: $photographs) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.PublishReviewDocument,
  '\n  mutation DeclineReview($review: ID!, $reason: DeclineReason!, $explanation: String) {\n    declineReview(review: $review, reason: $reason, explanation: $explanation) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.DeclineReviewDocument,
  '\n  mutation ReplyToReview($review: ID!, $text: String!) {\n    replyToReview(review: $review, text: $text) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.ReplyToReviewDocument,
  '\n  mutation PublishReviewPhotograph($photograph: ID!) {\n    publishReviewPhotograph(photograph: $photograph) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.PublishReviewPhotographDocument,
  '\n  mutation DeclineReviewPhotograph($photograph: ID!, $reason: DeclineReason!, $explanation: String) {\n    declineReviewPhotograph(photograph: $photograph, reason: $reason, explanation: $explanation) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.DeclineReviewPhotographDocument,
  '\n  query SearchRules {\n    me {\n      permissions\n    }\n    searchSynonyms {\n      id\n      language\n      term\n      means\n      bothWays\n    }\n    searchRedirects {\n      id\n      storefront\n      term\n      address\n    }\n  }\n':
    types.SearchRulesDocument,
  '\n  mutation SaveSearchSynonym($language: String!, $term: String!, $means: [String!]!, $bothWays: Boolean!) {\n    saveSearchSynonym(language: $language, term: $term, means: $means, bothWays: $bothWays) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.SaveSearchSynonymDocument,
  '\n  mutation RemoveSearchSynonym($id: ID!) {\n    removeSearchSynonym(id: $id) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.RemoveSearchSynonymDocument,
  '\n  mutation SaveSearchRedirect($storefront: String!, $term: String!, $address: String!) {\n    saveSearchRedirect(storefront: $storefront, term: $term, address: $address) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.SaveSearchRedirectDocument,
  '\n  mutation RemoveSearchRedirect($id: ID!) {\n    removeSearchRedirect(id: $id) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.RemoveSearchRedirectDocument,
  '\n  query WhoSearches {\n    me {\n      permissions\n    }\n  }\n': types.WhoSearchesDocument,
  '\n  query SearchSuggestions($text: String!, $orders: Boolean!, $customers: Boolean!, $products: Boolean!) {\n    searchOrders(text: $text) @include(if: $orders) {\n      number\n      customerName\n    }\n    searchCustomers(text: $text) @include(if: $customers) {\n      number\n      name\n      email\n    }\n    searchProducts(text: $text) @include(if: $products) {\n      sku\n      name\n      brand\n    }\n  }\n':
    types.SearchSuggestionsDocument,
  '\n  query SearchTerms($storefront: String!, $weeks: Int!, $onlyEmpty: Boolean!) {\n    searchTerms(storefront: $storefront, weeks: $weeks, onlyEmpty: $onlyEmpty) {\n      hidden\n      terms {\n        term\n        searches\n        withoutResult\n        found\n        synonym {\n          means\n        }\n        redirect {\n          address\n        }\n      }\n    }\n  }\n':
    types.SearchTermsDocument,
  '\n  query Search($text: String!, $orders: Boolean!, $customers: Boolean!, $products: Boolean!) {\n    searchOrders(text: $text) @include(if: $orders) {\n      ...ListedOrder\n    }\n    searchCustomers(text: $text) @include(if: $customers) {\n      ...ListedCustomer\n    }\n    searchProducts(text: $text) @include(if: $products) {\n      ...ListedProduct\n    }\n  }\n':
    types.SearchDocument,
  '\n  query PermissionsOfSearch {\n    me {\n      permissions\n    }\n  }\n': types.PermissionsOfSearchDocument,
  '\n  fragment SettingsPlanFields on SettingsPlan {\n    errors {\n      path\n      problem\n      values\n      place {\n        path\n        row\n        part\n      }\n    }\n    changes {\n      path\n      before\n      after\n    }\n  }\n':
    types.SettingsPlanFieldsFragmentDoc,
  '\n  mutation ApplySettings($text: String!, $note: String!, $seen: Int!) {\n    applySettings(text: $text, note: $note, seen: $seen) {\n      approvalId\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.ApplySettingsDocument,
  '\n  query SettingsDocument {\n    settingsDocument {\n      version\n      text\n    }\n  }\n':
    types.SettingsDocumentDocument,
  '\n  query SettingsPlan($text: String!) {\n    settingsPlan(text: $text) {\n      ...SettingsPlanFields\n    }\n  }\n':
    types.SettingsPlanDocument,
  '\n  query SettingsForm($subject: SettingSubject!) {\n    settingsForm(subject: $subject) {\n      version\n      fields {\n        path\n        label\n        kind\n        currency\n        isDated\n        isOptional\n        choices\n        minimum\n        maximum\n        description\n        periods {\n          from\n          until\n          value\n        }\n      }\n    }\n  }\n':
    types.SettingsFormDocument,
  '\n  query SettingsFormPlan($subject: SettingSubject!, $typed: JSON!) {\n    settingsFormPlan(subject: $subject, typed: $typed) {\n      text\n      plan {\n        ...SettingsPlanFields\n      }\n    }\n  }\n':
    types.SettingsFormPlanDocument,
  '\n  query SettingsHistory {\n    me {\n      permissions\n    }\n    settingsVersions {\n      id\n      author\n      isOfFolder\n      note\n      createdAt\n      changes {\n        path\n        before\n        after\n      }\n    }\n  }\n':
    types.SettingsHistoryDocument,
  '\n  mutation FinishSignIn($callback: String!, $browser: String!) {\n    finishSignIn(callback: $callback, browser: $browser) {\n      to\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.FinishSignInDocument,
  '\n  fragment BegunSignInFields on ToProvider {\n    url\n    browser\n    problems {\n      messageKey\n      field\n      name\n    }\n  }\n':
    types.BegunSignInFieldsFragmentDoc,
  '\n  mutation BeginSignIn($to: String!, $invitation: String) {\n    beginSignIn(to: $to, invitation: $invitation) {\n      ...BegunSignInFields\n    }\n  }\n':
    types.BeginSignInDocument,
  '\n  mutation BeginSignInProof($to: String!) {\n    beginSignInProof(to: $to) {\n      ...BegunSignInFields\n    }\n  }\n':
    types.BeginSignInProofDocument,
  '\n  query SimulatedCart($storefront: String!, $articles: [SimulatedArticleInput!]!, $codes: [String!]!, $at: String) {\n    simulatedCart(storefront: $storefront, articles: $articles, codes: $codes, at: $at) {\n      lines {\n        sku\n        name\n        size\n        quantity\n        isReduced\n        available\n        total {\n          amount\n          currency\n        }\n        discount {\n          amount\n          currency\n        }\n      }\n      promotions {\n        key\n        name\n        code\n        isApplied\n        freesShipping\n        reason\n        amount {\n          amount\n          currency\n        }\n        minimum {\n          amount\n          currency\n        }\n      }\n      subtotal {\n        amount\n        currency\n      }\n      discount {\n        amount\n        currency\n      }\n      shipping {\n        amount\n        currency\n      }\n      total {\n        amount\n        currency\n      }\n      unknownArticles\n      unknownCodes\n    }\n  }\n':
    types.SimulatedCartDocument,
  '\n  query Member($id: ID!) {\n    me {\n      id\n      permissions\n    }\n    member(id: $id) {\n      id\n      name\n      email\n      language\n      roles\n      storefronts\n      stores\n      state\n      version\n    }\n    sessionsOfMember(id: $id) {\n      id\n      device\n      address\n      seenAt\n    }\n    shelfLocations {\n      code\n      name\n      isStore\n    }\n  }\n':
    types.MemberDocument,
  '\n  mutation ChangeMember(\n    $id: ID!\n    $version: Int!\n    $name: String!\n    $language: StaffLanguage!\n    $roles: [StaffRole!]!\n    $storefronts: [String!]\n    $stores: [String!]\n  ) {\n    changeMember(\n      id: $id\n      version: $version\n      name: $name\n      language: $language\n      roles: $roles\n      storefronts: $storefronts\n      stores: $stores\n    ) {\n      approvalId\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.ChangeMemberDocument,
  '\n  mutation SuspendMember($id: ID!, $version: Int!) {\n    suspendMember(id: $id, version: $version) {\n      approvalId\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.SuspendMemberDocument,
  '\n  mutation ResumeMember($id: ID!, $version: Int!) {\n    resumeMember(id: $id, version: $version) {\n      approvalId\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.ResumeMemberDocument,
  '\n  mutation LogOutMember($id: ID!, $version: Int!) {\n    logOutMember(id: $id, version: $version) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.LogOutMemberDocument,
  '\n  mutation ResetMember($id: ID!, $version: Int!) {\n    resetMember(id: $id, version: $version) {\n      approvalId\n      token\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.ResetMemberDocument,
  '\n  query Staff {\n    me {\n      permissions\n    }\n    members {\n      id\n      name\n      email\n      roles\n      storefronts\n      stores\n      state\n      seenAt\n    }\n    shelfLocations {\n      code\n      name\n      isStore\n    }\n  }\n':
    types.StaffDocument,
  '\n  mutation InviteMember(\n    $name: String!\n    $email: String!\n    $language: StaffLanguage!\n    $roles: [StaffRole!]!\n    $storefronts: [String!]\n    $stores: [String!]\n  ) {\n    inviteMember(\n      name: $name\n      email: $email\n      language: $language\n      roles: $roles\n      storefronts: $storefronts\n      stores: $stores\n    ) {\n      token\n      approvalId\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.InviteMemberDocument,
  '\n  query StoreCounter($location: String!, $code: String!) {\n    ...OwnStores\n    orderOfPickupCode(code: $code)\n    comingToStore(location: $location) {\n      kind\n      number\n      name\n      code\n      article\n      isHere\n      minutes\n    }\n    storePickups(location: $location) {\n      number\n      name\n      state\n      expectedAt\n      keptUntil\n    }\n    storeReservations(location: $location) {\n      number\n      name\n      article\n      size\n      isPutAside\n      heldUntil\n    }\n  }\n':
    types.StoreCounterDocument,
  '\n  mutation PutReservationAside($number: String!) {\n    putReservationAside(number: $number) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.PutReservationAsideDocument,
  '\n  mutation CollectReservation($number: String!) {\n    collectReservation(number: $number) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.CollectReservationDocument,
  '\n  query StoreHours($location: String!) {\n    me {\n      permissions\n    }\n    storeHours(location: $location) {\n      code\n      name\n      version\n      timeZone\n      week {\n        day\n        periods {\n          opens\n          closes\n        }\n      }\n      planned {\n        from\n        week {\n          day\n          periods {\n            opens\n            closes\n          }\n        }\n      }\n      exceptions {\n        date\n        periods {\n          opens\n          closes\n        }\n      }\n    }\n  }\n':
    types.StoreHoursDocument,
  '\n  mutation ChangeStoreHours($location: String!, $version: String!, $week: [DayHoursInput!]!, $from: String) {\n    changeStoreHours(location: $location, version: $version, week: $week, from: $from) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.ChangeStoreHoursDocument,
  '\n  mutation ChangeStoreExceptions($location: String!, $version: String!, $exceptions: [DateHoursInput!]!) {\n    changeStoreExceptions(location: $location, version: $version, exceptions: $exceptions) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.ChangeStoreExceptionsDocument,
  '\n  mutation DropPlannedHours($location: String!, $version: String!, $from: String!) {\n    dropPlannedHours(location: $location, version: $version, from: $from) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.DropPlannedHoursDocument,
  '\n  query StoreShelf($location: String!, $text: String, $after: String) {\n    ...OwnStores\n    storeShelf(location: $location, text: $text, after: $after) {\n      next\n      pieces {\n        sku\n        productSku\n        ean\n        name\n        brand\n        size\n        available\n        reserved\n      }\n    }\n  }\n':
    types.StoreShelfDocument,
  '\n  query Tablets($location: String!) {\n    ...OwnStores\n    tablets(location: $location) {\n      id\n      name\n      begunBy\n      begunAt\n      runsUntil\n    }\n  }\n':
    types.TabletsDocument,
  '\n  mutation BeginTablet($location: String!, $name: String!) {\n    beginTablet(location: $location, name: $name) {\n      path\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.BeginTabletDocument,
  '\n  mutation EndTablet($location: String!, $id: ID!) {\n    endTablet(location: $location, id: $id) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.EndTabletDocument,
  '\n  query StoresOfStaff {\n    ...OwnStores\n  }\n': types.StoresOfStaffDocument,
  '\n  query WaveLabels($id: ID!) {\n    waveLabels(id: $id) {\n      pdf\n      missing\n    }\n  }\n':
    types.WaveLabelsDocument,
  '\n  query WaveSlips($id: ID!) {\n    packingWave(id: $id) {\n      name\n      orders {\n        number\n        isPacked\n      }\n    }\n  }\n':
    types.WaveSlipsDocument,
  '\n  query PackingWave($id: ID!) {\n    packingWave(id: $id) {\n      id\n      name\n      createdBy\n      closedAt\n      count\n      packed\n      makesLabels\n      orders {\n        number\n        customerName\n        pieces\n        isPacked\n        isCollected\n        customsLacks\n        isPrintable\n        label {\n          id\n          isOutdated\n        }\n      }\n      pickList {\n        ...PickedShelf\n      }\n    }\n  }\n':
    types.PackingWaveDocument,
  '\n  mutation CloseWave($id: ID!) {\n    closeWave(id: $id) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.CloseWaveDocument,
  '\n  query WebhookEndpoint($id: ID!) {\n    me {\n      permissions\n    }\n    webhookEndpoint(id: $id) {\n      id\n      url\n      description\n      types\n      isActive\n      version\n      deliveries {\n        eventId\n        type\n        objectId\n        at\n        state\n        attempts\n        nextAt\n        status\n        answer\n      }\n    }\n  }\n':
    types.WebhookEndpointDocument,
  '\n  mutation ChangeWebhookEndpoint(\n    $id: ID!\n    $version: Int!\n    $url: String!\n    $description: String!\n    $types: [WebhookEventType!]\n    $isActive: Boolean!\n  ) {\n    changeWebhookEndpoint(\n      id: $id\n      version: $version\n      url: $url\n      description: $description\n      types: $types\n      isActive: $isActive\n    ) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.ChangeWebhookEndpointDocument,
  '\n  mutation RenewWebhookSecret($id: ID!) {\n    renewWebhookSecret(id: $id) {\n      secret\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.RenewWebhookSecretDocument,
  '\n  mutation RemoveWebhookEndpoint($id: ID!) {\n    removeWebhookEndpoint(id: $id) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.RemoveWebhookEndpointDocument,
  '\n  mutation SendWebhookAgain($endpointId: ID!, $eventId: Int!) {\n    sendWebhookAgain(endpointId: $endpointId, eventId: $eventId) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n':
    types.SendWebhookAgainDocument,
  '\n  fragment ListedDocument on ListedContent {\n    id\n    type\n    lang\n    name\n    path\n    state\n    publishedAt\n    savedAt\n    savedBy\n    publishAt\n    takeOffAt\n  }\n':
    types.ListedDocumentFragmentDoc,
  '\n  fragment ListedCustomer on ListedCustomer {\n    number\n    name\n    email\n    storefront\n    createdAt\n  }\n':
    types.ListedCustomerFragmentDoc,
  '\n  fragment ListedOrder on ListedOrder {\n    number\n    placedAt\n    storefront\n    customerName\n    email\n    total {\n      amount\n      currency\n    }\n    money\n    fulfilment\n    delivery\n    pieces\n  }\n':
    types.ListedOrderFragmentDoc,
  '\n  fragment PickedShelf on PickLine {\n    location\n    sku\n    ean\n    brand\n    name\n    size\n    color\n    pieces\n    orders\n  }\n':
    types.PickedShelfFragmentDoc,
  '\n  fragment ListedProduct on ListedProduct {\n    sku\n    name\n    brand\n    isOnSale\n    incomplete\n    image\n    sizes\n    available\n  }\n':
    types.ListedProductFragmentDoc,
}

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Approvals {\n    approvals {\n      id\n      action\n      objectType\n      objectId\n      objectName\n      shown\n      askedBy\n      askedAt\n      expiresAt\n      state\n      decidedBy\n      decidedAt\n      reason\n      isOwn\n      mayDecide\n      mayDecline\n    }\n  }\n',
): typeof import('./graphql.ts').ApprovalsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ApproveChange($id: ID!) {\n    approveChange(id: $id) {\n      token\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ApproveChangeDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation DeclineChange($id: ID!, $reason: String!) {\n    declineChange(id: $id, reason: $reason) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').DeclineChangeDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Audit($after: String, $memberId: ID, $objectType: String, $objectId: String) {\n    audit(after: $after, memberId: $memberId, objectType: $objectType, objectId: $objectId) {\n      next\n      entries {\n        id\n        at\n        memberId\n        memberName\n        action\n        objectType\n        objectId\n        objectName\n        before\n        after\n        address\n        device\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').AuditDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query BulkOrder($number: String!) {\n    order(number: $number) {\n      number\n      version\n      storefront\n      placedAt\n      email\n      isCancellable\n      total {\n        amount\n        currency\n      }\n      mails {\n        key\n        kind\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').BulkOrderDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query BulkPermissions {\n    me {\n      permissions\n    }\n  }\n',
): typeof import('./graphql.ts').BulkPermissionsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query LabelPlan($numbers: [String!]!) {\n    labelPlan(numbers: $numbers) {\n      makesLabels\n      isPaid\n      isPacked\n      isCollected\n      customsLacks\n      parcels\n      label {\n        id\n        isOutdated\n      }\n      order {\n        number\n        storefront\n        placedAt\n        email\n        total {\n          amount\n          currency\n        }\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').LabelPlanDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query CallerProducts($text: String!) {\n    searchProducts(text: $text) {\n      sku\n      isOnSale\n    }\n  }\n',
): typeof import('./graphql.ts').CallerProductsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query CallerSizes($sku: String!) {\n    product(sku: $sku) {\n      sku\n      name\n      brand\n      image\n      sizes {\n        sku\n        size\n        prices {\n          storefront\n          price {\n            amount\n            currency\n          }\n        }\n        shelves {\n          available\n        }\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').CallerSizesDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query CallerLike($number: String!) {\n    order(number: $number) {\n      storefront\n      email\n      billingAddress {\n        ...OrderAddress\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').CallerLikeDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query CallerAccount($number: String!) {\n    customer(number: $number) {\n      number\n      firstName\n      lastName\n      email\n      emailConfirmedAt\n      storefront\n      addresses {\n        ...OrderAddress\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').CallerAccountDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation PlaceForCaller(\n    $storefront: String!\n    $items: [CallerItem!]!\n    $email: String!\n    $customer: String\n    $address: CallerAddress!\n    $comment: String\n    $termsRead: Boolean!\n    $expectedTotal: Int\n  ) {\n    placeForCaller(\n      storefront: $storefront\n      items: $items\n      email: $email\n      customer: $customer\n      address: $address\n      comment: $comment\n      termsRead: $termsRead\n      expectedTotal: $expectedTotal\n    ) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').PlaceForCallerDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveContent(\n    $id: ID!\n    $revision: String!\n    $data: JSON\n    $uid: String\n    $step: ContentStep!\n    $publishAt: DateTime\n    $takeOffAt: DateTime\n  ) {\n    saveContent(\n      id: $id\n      revision: $revision\n      data: $data\n      uid: $uid\n      step: $step\n      publishAt: $publishAt\n      takeOffAt: $takeOffAt\n    ) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SaveContentDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RestoreContent($id: ID!, $revision: String!, $version: Int!) {\n    restoreContent(id: $id, revision: $revision, version: $version) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').RestoreContentDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query NewContent($id: ID!, $isCopy: Boolean!) {\n    me {\n      permissions\n      storefronts\n    }\n    contentRepository {\n      kind\n    }\n    contentTypes\n    content(id: $id) @include(if: $isCopy) {\n      listed {\n        id\n        name\n        type\n        lang\n      }\n      translations {\n        lang\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').NewContentDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AddContent($type: String!, $lang: String!, $uid: String!, $title: String!, $copyOf: ID) {\n    addContent(type: $type, lang: $lang, uid: $uid, title: $title, copyOf: $copyOf) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').AddContentDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ContentPictures {\n    me {\n      permissions\n    }\n    contentPictures {\n      name\n      url\n      width\n      height\n    }\n  }\n',
): typeof import('./graphql.ts').ContentPicturesDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AddContentPicture($upload: ID!) {\n    addContentPicture(upload: $upload) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').AddContentPictureDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation PreviewContent($id: ID!, $data: JSON!) {\n    previewContent(id: $id, data: $data) {\n      path\n      framePath\n    }\n  }\n',
): typeof import('./graphql.ts').PreviewContentDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query EditedContent($id: ID!) {\n    me {\n      permissions\n      storefronts\n    }\n    contentRepository {\n      kind\n      address\n    }\n    content(id: $id) {\n      revision\n      data\n      head\n      published\n      scheduledBy\n      isMovable\n      listed {\n        ...ListedDocument\n        uid\n      }\n      translations {\n        id\n        lang\n        state\n      }\n      versions {\n        id\n        name\n        savedAt\n        savedBy\n        publishedAt\n      }\n      model {\n        id\n        tabs\n        slices\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').EditedContentDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query NamedPictures($names: [String!]) {\n    contentPictures(names: $names) {\n      name\n      url\n    }\n  }\n',
): typeof import('./graphql.ts').NamedPicturesDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query LinkedDocuments($lang: String!, $type: String) {\n    contents(lang: $lang, type: $type) {\n      id\n      type\n      name\n    }\n  }\n',
): typeof import('./graphql.ts').LinkedDocumentsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ContentWriter {\n    me {\n      permissions\n      storefronts\n    }\n  }\n',
): typeof import('./graphql.ts').ContentWriterDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Contents($type: String, $lang: String, $state: ContentState, $text: String) {\n    contentRepository {\n      kind\n      address\n    }\n    contentTypes\n    contents(type: $type, lang: $lang, state: $state, text: $text) {\n      ...ListedDocument\n    }\n  }\n',
): typeof import('./graphql.ts').ContentsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Customer($number: String!) {\n    me {\n      permissions\n    }\n    customer(number: $number) {\n      number\n      firstName\n      lastName\n      email\n      emailConfirmedAt\n      storefront\n      newsletter\n      createdAt\n      pointsAvailable\n      pointsPending\n      pointsBook {\n        type\n        points\n        state\n        at\n        orderNumber\n        reason\n      }\n      addresses {\n        ...OrderAddress\n      }\n      vouchers {\n        number\n        status\n        validTo\n        reason\n        by\n        amount {\n          amount\n          currency\n        }\n      }\n      consentStandings {\n        purpose\n        decision\n        since\n        givenAt\n        wordingVersion\n      }\n      consents {\n        purpose\n        decision\n        at\n        wordingVersion\n        form\n        storefront\n        language\n      }\n      subscription {\n        status\n        askedAt\n        confirmedAt\n        unsubscribedAt\n      }\n      sessions {\n        device\n        seenAt\n      }\n      codesSince\n      passkeys {\n        name\n        createdAt\n        usedAt\n      }\n      reservations {\n        number\n        article\n        size\n        store\n        state\n        heldUntil\n      }\n      awaited {\n        article\n        size\n        askedAt\n      }\n      wishlist {\n        sku\n        name\n      }\n      favouriteStores\n      mails {\n        id\n        subject\n        createdAt\n        sentAt\n      }\n      approvals {\n        id\n      }\n      orders {\n        ...ListedOrder\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').CustomerDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SendPasswordMail($number: String!) {\n    sendPasswordMail(number: $number) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SendPasswordMailDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation EndCustomerSessions($number: String!) {\n    endCustomerSessions(number: $number) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').EndCustomerSessionsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RemoveCustomerFactors($number: String!) {\n    removeCustomerFactors(number: $number) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').RemoveCustomerFactorsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation EraseCustomer($number: String!) {\n    eraseCustomer(number: $number) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').EraseCustomerDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ChangeCustomerPoints($number: String!, $points: Int!, $reason: String!, $key: String!) {\n    changeCustomerPoints(number: $number, points: $points, reason: $reason, key: $key) {\n      approvalId\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ChangeCustomerPointsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation GiveCustomerVoucher($number: String!, $amount: Int!, $reason: String!, $key: String!) {\n    giveCustomerVoucher(number: $number, amount: $amount, reason: $reason, key: $key) {\n      approvalId\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').GiveCustomerVoucherDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation VoidCustomerVoucher($number: String!, $voucher: String!, $reason: String!) {\n    voidCustomerVoucher(number: $number, voucher: $voucher, reason: $reason) {\n      approvalId\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').VoidCustomerVoucherDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query CustomerRecords($number: String!) {\n    customerRecords(number: $number)\n  }\n',
): typeof import('./graphql.ts').CustomerRecordsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Customers($text: String!) {\n    searchCustomers(text: $text) {\n      ...ListedCustomer\n    }\n  }\n',
): typeof import('./graphql.ts').CustomersDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ExportFile($kind: ExportKind!, $filter: ExportFilter!) {\n    exportFile(kind: $kind, filter: $filter) {\n      problems {\n        messageKey\n        field\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ExportFileDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Exports {\n    me {\n      storefronts\n    }\n    exportKinds\n    exportMonth {\n      from\n      until\n    }\n  }\n',
): typeof import('./graphql.ts').ExportsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Frame {\n    me {\n      name\n      permissions\n    }\n  }\n',
): typeof import('./graphql.ts').FrameDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query StaffGiftCards($text: String!) {\n    giftCards(text: $text) {\n      ...StaffGiftCardFields\n    }\n  }\n  fragment StaffGiftCardFields on StaffGiftCard {\n    id\n    ending\n    storefront\n    sold {\n      amount\n      currency\n    }\n    balance {\n      amount\n      currency\n    }\n    validUntil\n    blockedAt\n    mailAt\n    mailedAt\n    giver\n    receiver\n    movements {\n      kind\n      amount {\n        amount\n        currency\n      }\n      order\n      at\n    }\n  }\n',
): typeof import('./graphql.ts').StaffGiftCardsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation BlockGiftCard($card: ID!, $blocked: Boolean!) {\n    blockGiftCard(card: $card, blocked: $blocked) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').BlockGiftCardDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation WithdrawGiftCard($card: ID!) {\n    withdrawGiftCard(card: $card) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').WithdrawGiftCardDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation MailGiftCardAgain($card: ID!, $key: String!) {\n    mailGiftCardAgain(card: $card, key: $key) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').MailGiftCardAgainDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Health {\n    health {\n      name\n      isWell\n    }\n    vendors {\n      vendor\n      answered\n      failed\n      lastFailure\n      lastFailureAt\n      lastOperation\n      lastDetail\n    }\n  }\n',
): typeof import('./graphql.ts').HealthDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Home {\n    orderViews {\n      view\n      count\n      isMore\n    }\n    mentions {\n      id\n      order\n      author\n      text\n      at\n    }\n  }\n',
): typeof import('./graphql.ts').HomeDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation EndMention($note: ID!) {\n    endMention(note: $note) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').EndMentionDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query FiguresOfToday {\n    figuresOfToday {\n      today {\n        ...Figures\n      }\n      lastWeek {\n        ...Figures\n      }\n      lastYear {\n        ...Figures\n      }\n    }\n    figuresByDay {\n      day\n      orders\n      revenue {\n        amount\n        currency\n      }\n    }\n  }\n  fragment Figures on SalesFigures {\n    currency\n    orders\n    returns\n    revenue {\n      amount\n      currency\n    }\n    average {\n      amount\n      currency\n    }\n    refunds {\n      amount\n      currency\n    }\n  }\n',
): typeof import('./graphql.ts').FiguresOfTodayDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query WaitingReviews {\n    waitingReviews\n  }\n',
): typeof import('./graphql.ts').WaitingReviewsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query OwnPermissions {\n    me {\n      permissions\n    }\n  }\n',
): typeof import('./graphql.ts').OwnPermissionsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Import($id: Int!) {\n    me {\n      permissions\n    }\n    import(id: $id) {\n      id\n      kind\n      mode\n      status\n      fileName\n      startedBy\n      approvedBy\n      undoneBy\n      startedAt\n      appliedAt\n      reasons\n      counts {\n        rows\n        created\n        changed\n        unchanged\n        withdrawn\n        refused\n      }\n      rows {\n        line\n        sku\n        place\n        action\n        was\n        becomes\n        changes {\n          field\n          was\n          becomes\n        }\n        problems\n        leftBecause\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ImportDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query CategoriesOfImport {\n    productChoices {\n      ...CategoryChoices\n    }\n  }\n',
): typeof import('./graphql.ts').CategoriesOfImportDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ApproveImport($id: Int!) {\n    approveImport(id: $id) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ApproveImportDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation UndoImport($id: Int!) {\n    undoImport(id: $id) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').UndoImportDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Imports {\n    me {\n      permissions\n    }\n    imports {\n      id\n      kind\n      status\n      fileName\n      startedBy\n      startedAt\n      counts {\n        rows\n        refused\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ImportsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation BeginImport($upload: ID!, $kind: ImportKind!, $mode: ImportMode!) {\n    beginImport(upload: $upload, kind: $kind, mode: $mode) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').BeginImportDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Integrations {\n    me {\n      permissions\n    }\n    webhookEndpoints {\n      id\n      url\n      description\n      types\n      isActive\n      waiting\n      failed\n    }\n    apiKeys {\n      id\n      name\n      beginning\n      scopes\n      storefronts\n      createdBy\n      createdAt\n      usedAt\n      revokedAt\n    }\n  }\n',
): typeof import('./graphql.ts').IntegrationsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AddWebhookEndpoint($url: String!, $description: String!, $types: [WebhookEventType!]) {\n    addWebhookEndpoint(url: $url, description: $description, types: $types) {\n      secret\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').AddWebhookEndpointDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation MakeApiKey($name: String!, $scopes: [Permission!]!, $storefronts: [String!]) {\n    makeApiKey(name: $name, scopes: $scopes, storefronts: $storefronts) {\n      secret\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').MakeApiKeyDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RevokeApiKey($id: ID!) {\n    revokeApiKey(id: $id) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').RevokeApiKeyDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Invitation($token: String!) {\n    hasPasskeys\n    signInName\n    invitation(token: $token) {\n      name\n      email\n      otpauthUrl\n      secret\n    }\n  }\n',
): typeof import('./graphql.ts').InvitationDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AcceptInvitation($token: String!, $password: String!, $repeated: String!, $code: String!) {\n    acceptInvitation(token: $token, password: $password, repeated: $repeated, code: $code) {\n      recoveryCodes\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').AcceptInvitationDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AcceptByPasskey($token: String!, $answer: JSON!) {\n    acceptByPasskey(token: $token, answer: $answer) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').AcceptByPasskeyDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query FailedJobs {\n    me {\n      permissions\n    }\n    failedJobs {\n      queue\n      failedAt\n      data\n      reason\n    }\n  }\n',
): typeof import('./graphql.ts').FailedJobsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RetryFailedJobs($queue: String) {\n    retryFailedJobs(queue: $queue) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').RetryFailedJobsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ReturnLabel($number: String!, $reference: String!) {\n    returnLabel(number: $number, reference: $reference) {\n      name\n      pdf\n    }\n  }\n',
): typeof import('./graphql.ts').ReturnLabelDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ArrangedList {\n    me {\n      permissions\n      storefronts\n    }\n    productChoices {\n      ...BrandChoices\n      ...CategoryChoices\n    }\n    arrangedCategories {\n      key\n      arrangements {\n        storefront\n        steps {\n          kind\n          brand\n        }\n        pins {\n          sku\n          place\n        }\n        buried\n        version\n        changedAt\n        changedBy\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ArrangedListDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query PreviewArrangement($category: String!, $storefront: String!, $arrangement: ArrangementInput!) {\n    listTiles(category: $category, storefront: $storefront) {\n      id\n      title\n      place\n      image\n    }\n    arrangementPreview(category: $category, storefront: $storefront, arrangement: $arrangement) {\n      total\n      resting {\n        sku\n        name\n      }\n      buried {\n        sku\n        name\n      }\n      products {\n        sku\n        name\n        brand\n        color\n        image\n        place\n        sizes\n        sizesInStock\n        sold\n        isPinned\n        isBuried\n        price {\n          amount\n          currency\n        }\n        priorPrice {\n          amount\n          currency\n        }\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').PreviewArrangementDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation PublishArrangement(\n    $category: String!\n    $storefront: String\n    $arrangement: ArrangementInput!\n    $seen: Int!\n  ) {\n    publishArrangement(category: $category, storefront: $storefront, arrangement: $arrangement, seen: $seen) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').PublishArrangementDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation LogIn($email: String!, $password: String!, $code: String!) {\n    logIn(email: $email, password: $password, code: $code) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').LogInDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation LogInByPasskey($answer: JSON!) {\n    logInByPasskey(answer: $answer) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').LogInByPasskeyDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query HasPasskeys {\n    hasPasskeys\n    signInName\n  }\n',
): typeof import('./graphql.ts').HasPasskeysDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation LogOut {\n    logOut {\n      elsewhere\n    }\n  }\n',
): typeof import('./graphql.ts').LogOutDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Mails($unsentOnly: Boolean!) {\n    mails(unsentOnly: $unsentOnly) {\n      id\n      kind\n      to\n      subject\n      createdAt\n      sentAt\n      lastError\n      text\n    }\n  }\n',
): typeof import('./graphql.ts').MailsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Me {\n    me {\n      name\n      email\n      language\n      roles\n      isProved\n      mentionMails\n    }\n    hasPasskeys\n    ownCredentials {\n      hasPassword\n      passkeys {\n        id\n        name\n        createdAt\n        usedAt\n      }\n    }\n    ownSessions {\n      id\n      device\n      address\n      seenAt\n      isOwn\n    }\n  }\n',
): typeof import('./graphql.ts').MeDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ChangeLanguage($language: StaffLanguage!) {\n    changeLanguage(language: $language) {\n      id\n    }\n  }\n',
): typeof import('./graphql.ts').ChangeLanguageDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ChangeMentionMails($wanted: Boolean!) {\n    changeMentionMails(wanted: $wanted) {\n      id\n    }\n  }\n',
): typeof import('./graphql.ts').ChangeMentionMailsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation EndSession($id: ID!) {\n    endSession(id: $id) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').EndSessionDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ChangePassword($password: String!, $newPassword: String!, $repeated: String!, $code: String!) {\n    changePassword(password: $password, newPassword: $newPassword, repeated: $repeated, code: $code) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ChangePasswordDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RenewRecoveryCodes {\n    renewRecoveryCodes {\n      recoveryCodes\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').RenewRecoveryCodesDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AddPasskey($answer: JSON!) {\n    addPasskey(answer: $answer) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').AddPasskeyDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RemovePasskey($id: ID!) {\n    removePasskey(id: $id) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').RemovePasskeyDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Merchandising {\n    productChoices {\n      ...CategoryChoices\n    }\n    arrangedCategories {\n      key\n      arrangements {\n        storefront\n        pins {\n          sku\n        }\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').MerchandisingDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AddToOrder(\n    $number: String!\n    $version: Int!\n    $items: [CallerItem!]!\n    $insteadOf: [Pieces!]!\n    $termsRead: Boolean!\n    $expectedTotal: Int\n    $key: String!\n  ) {\n    addToOrder(\n      number: $number\n      version: $version\n      items: $items\n      insteadOf: $insteadOf\n      termsRead: $termsRead\n      expectedTotal: $expectedTotal\n      key: $key\n    ) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').AddToOrderDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ChangeOrderSize($number: String!, $version: Int!, $position: Int!, $quantity: Int!, $sku: String!, $key: String!) {\n    changeOrderSize(number: $number, version: $version, position: $position, quantity: $quantity, sku: $sku, key: $key) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ChangeOrderSizeDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RemoveOrderPieces($number: String!, $version: Int!, $pieces: [Pieces!]!, $key: String!) {\n    removeOrderPieces(number: $number, version: $version, pieces: $pieces, key: $key) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').RemoveOrderPiecesDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ExchangePieces($number: String!, $version: Int!, $pieces: [ExchangedPiece!]!, $way: ReturnWay!, $key: String!) {\n    exchangePieces(number: $number, version: $version, pieces: $pieces, way: $way, key: $key) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ExchangePiecesDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation GiveOrderVoucher($number: String!, $version: Int!, $amount: Int!, $reason: String!, $key: String!) {\n    giveOrderVoucher(number: $number, version: $version, amount: $amount, reason: $reason, key: $key) {\n      approvalId\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').GiveOrderVoucherDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SendMailAgain($number: String!, $version: Int!, $mail: String!, $key: String!) {\n    sendMailAgain(number: $number, version: $version, mail: $mail, key: $key) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SendMailAgainDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Order($number: String!) {\n    me {\n      permissions\n      stores\n      isProved\n    }\n    colleagues(number: $number) {\n      id\n      name\n    }\n    order(number: $number) {\n      number\n      version\n      storefront\n      email\n      customerNumber\n      comment\n      placedAt\n      money\n      state\n      delivery\n      shippingMethod\n      paymentMethod\n      isCancellable\n      isAddressOpen\n      isSizeOpen\n      isRemovable\n      exchangeOf\n      exchanges\n      additionTo\n      additions\n      isAddable\n      sizes {\n        position\n        sku\n        size\n        available\n      }\n      billingAddress {\n        ...OrderAddress\n      }\n      shippingAddress {\n        ...OrderAddress\n      }\n      subtotal {\n        amount\n        currency\n      }\n      discountTotal {\n        amount\n        currency\n      }\n      costsTotal {\n        amount\n        currency\n      }\n      shippingTotal {\n        amount\n        currency\n      }\n      total {\n        amount\n        currency\n      }\n      taxTotal {\n        amount\n        currency\n      }\n      refunded {\n        amount\n        currency\n      }\n      refundable {\n        amount\n        currency\n      }\n      lines {\n        position\n        type\n        sku\n        brand\n        name\n        size\n        color\n        image\n        quantity\n        shipped\n        returned\n        notDelivered\n        waiting\n        returnable\n        total {\n          amount\n          currency\n        }\n      }\n      payments {\n        id\n        attempt\n        method\n        methodName\n        status\n        providerId\n        failureReason\n        createdAt\n        amount {\n          amount\n          currency\n        }\n      }\n      label {\n        carrier\n        trackingCode\n        madeAt\n      }\n      parcels {\n        id\n        key\n        carrier\n        trackingCode\n        trackingUrl\n        shippedAt\n        deliveredAt\n        pieces {\n          position\n          quantity\n          name\n        }\n      }\n      returns {\n        id\n        reference\n        way\n        announcedAt\n        receivedAt\n        pieces {\n          position\n          quantity\n          name\n        }\n      }\n      refunds {\n        id\n        reason\n        createdAt\n        dueAt\n        refundedAt\n        byHandDoneAt\n        amount {\n          amount\n          currency\n        }\n        byHand {\n          amount\n          currency\n        }\n      }\n      pickup {\n        store\n        state\n        expectedAt\n        keptUntil\n      }\n      papers {\n        number\n        kind\n        issuedAt\n      }\n      mails {\n        id\n        key\n        isRepeatable\n        kind\n        subject\n        to\n        createdAt\n        sentAt\n        text\n        isErased\n      }\n      notes {\n        id\n        author\n        text\n        createdAt\n      }\n      timeline {\n        at\n        kind\n        about\n        detail\n        author\n        why\n        amount {\n          amount\n          currency\n        }\n      }\n    }\n  }\n  fragment OrderAddress on Address {\n    firstName\n    lastName\n    street\n    houseNumber\n    addition\n    zipcode\n    city\n    country\n    phoneNumber\n    servicePoint\n  }\n',
): typeof import('./graphql.ts').OrderDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AddOrderNote($number: String!, $text: String!, $key: String!) {\n    addOrderNote(number: $number, text: $text, key: $key) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').AddOrderNoteDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RefundOrder($number: String!, $version: Int!, $amount: Int!, $reason: String!, $key: String!) {\n    refundOrder(number: $number, version: $version, amount: $amount, reason: $reason, key: $key) {\n      approvalId\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').RefundOrderDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ChangeOrderAddress($number: String!, $version: Int!, $address: NewAddress!, $key: String!) {\n    changeOrderAddress(number: $number, version: $version, address: $address, key: $key) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ChangeOrderAddressDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation CancelOrder($number: String!) {\n    cancelOrder(number: $number) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').CancelOrderDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SendParcel(\n    $number: String!\n    $carrier: String!\n    $trackingCode: String\n    $trackingUrl: String\n    $pieces: [Pieces!]\n    $parcelsSeen: Int!\n  ) {\n    sendParcel(\n      number: $number\n      carrier: $carrier\n      trackingCode: $trackingCode\n      trackingUrl: $trackingUrl\n      pieces: $pieces\n      parcelsSeen: $parcelsSeen\n    ) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SendParcelDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation DeliverParcel($number: String!, $parcel: String) {\n    deliverParcel(number: $number, parcel: $parcel) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').DeliverParcelDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ReadyInStore($number: String!) {\n    readyInStore(number: $number) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ReadyInStoreDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation CollectedInStore($number: String!) {\n    collectedInStore(number: $number) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').CollectedInStoreDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ReportMissing($number: String!, $pieces: [Pieces!]!) {\n    reportMissing(number: $number, pieces: $pieces) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ReportMissingDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ReceiveReturn($number: String!, $reference: String!, $pieces: [Pieces!]) {\n    receiveReturn(number: $number, reference: $reference, pieces: $pieces) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ReceiveReturnDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RefundByHand($number: String!, $refundId: ID!) {\n    refundByHand(number: $number, refundId: $refundId) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').RefundByHandDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment OrderPiece on StaffOrderLine {\n    position\n    type\n    sku\n    ean\n    brand\n    name\n    size\n    color\n    image\n  }\n',
): typeof import('./graphql.ts').OrderPieceFragmentDoc
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Orders($filter: OrderFilter!, $after: String) {\n    me {\n      permissions\n      stores\n    }\n    ownViews {\n      id\n      name\n      query\n    }\n    orderViews {\n      view\n      count\n      isMore\n    }\n    orders(filter: $filter, after: $after) {\n      orders {\n        ...ListedOrder\n      }\n      next\n    }\n  }\n',
): typeof import('./graphql.ts').OrdersDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation KeepView($name: String!, $query: String!) {\n    keepView(name: $name, query: $query) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').KeepViewDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RemoveView($id: ID!) {\n    removeView(id: $id) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').RemoveViewDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment OwnStores on Query {\n    me {\n      permissions\n    }\n    shelfLocations {\n      code\n      name\n      isStore\n    }\n  }\n',
): typeof import('./graphql.ts').OwnStoresFragmentDoc
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Pack($number: String!) {\n    order(number: $number) {\n      number\n      storefront\n      placedAt\n      shippingMethod\n      comment\n      giftCode\n      giftPath\n      exchangeOf\n      exchanges\n      additionTo\n      additions\n      shippingAddress {\n        ...OrderAddress\n      }\n      pickup {\n        store\n        state\n      }\n      parcels {\n        id\n      }\n      makesLabels\n      label {\n        id\n        carrier\n        trackingCode\n        trackingUrl\n        madeAt\n        isOutdated\n      }\n      lines {\n        ...OrderPiece\n        quantity\n        waiting\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').PackDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ScanPiece($number: String!, $packed: [Pieces!]!, $code: String!) {\n    scanPiece(number: $number, packed: $packed, code: $code) {\n      position\n      problem\n    }\n  }\n',
): typeof import('./graphql.ts').ScanPieceDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation MakeParcelLabel($number: String!, $pieces: [Pieces!], $parcelsSeen: Int!) {\n    makeParcelLabel(number: $number, pieces: $pieces, parcelsSeen: $parcelsSeen) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').MakeParcelLabelDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation CancelParcelLabel($number: String!, $label: ID!) {\n    cancelParcelLabel(number: $number, label: $label) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').CancelParcelLabelDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query PackingWaves {\n    packingWaves {\n      id\n      name\n      createdBy\n      createdAt\n      count\n      packed\n    }\n  }\n',
): typeof import('./graphql.ts').PackingWavesDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation BeginWave($name: String!, $most: Int!, $storefront: String, $delivery: DeliveryKind, $key: String!) {\n    beginWave(name: $name, most: $most, storefront: $storefront, delivery: $delivery, key: $key) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').BeginWaveDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Paper($number: String!) {\n    paper(number: $number) {\n      name\n      pdf\n    }\n  }\n',
): typeof import('./graphql.ts').PaperDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ParcelLabelFile($number: String!, $label: ID!) {\n    parcelLabel(number: $number, label: $label) {\n      name\n      pdf\n    }\n  }\n',
): typeof import('./graphql.ts').ParcelLabelFileDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation BeginPasskeyLogIn {\n    beginPasskeyLogIn {\n      options\n    }\n  }\n',
): typeof import('./graphql.ts').BeginPasskeyLogInDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation BeginPasskeyProof {\n    beginPasskeyProof {\n      options\n    }\n  }\n',
): typeof import('./graphql.ts').BeginPasskeyProofDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation BeginPasskey {\n    beginPasskey {\n      options\n    }\n  }\n',
): typeof import('./graphql.ts').BeginPasskeyDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation BeginByPasskey($token: String!) {\n    beginByPasskey(token: $token) {\n      options\n    }\n  }\n',
): typeof import('./graphql.ts').BeginByPasskeyDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query PickList {\n    pickList {\n      ...PickedShelf\n    }\n  }\n',
): typeof import('./graphql.ts').PickListDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query CellOfName($sku: String!) {\n    editedProduct(sku: $sku) {\n      version\n      cells {\n        column\n        value\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').CellOfNameDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query CellOfSize($sku: String!) {\n    product(sku: $sku) {\n      sizes {\n        sku\n        prices {\n          storefront\n          price {\n            amount\n            currency\n          }\n        }\n        shelves {\n          location\n          onHand\n        }\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').CellOfSizeDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ChangeCellOfName($sku: String!, $version: String!, $cells: [ProductCellInput!]!) {\n    changeProduct(sku: $sku, version: $version, cells: $cells) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ChangeCellOfNameDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ChangeCellOfPrice($sku: String!, $storefronts: [String!]!, $price: Int!) {\n    changePrice(sku: $sku, storefronts: $storefronts, price: $price) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ChangeCellOfPriceDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation CountCell($sku: String!, $counts: [StockCount!]!) {\n    countStock(sku: $sku, counts: $counts) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').CountCellDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query StateOfCell($id: Int!) {\n    import(id: $id) {\n      status\n    }\n  }\n',
): typeof import('./graphql.ts').StateOfCellDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ProductChanges($selection: ProductSelection!) {\n    selectedProducts(selection: $selection)\n    productChoices {\n      ...CategoryChoices\n    }\n  }\n',
): typeof import('./graphql.ts').ProductChangesDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation PlanPriceChange(\n    $selection: ProductSelection!\n    $storefronts: [String!]!\n    $by: PriceMove!\n    $value: Int!\n    $ending: PriceEnding!\n    $from: String\n    $until: String\n  ) {\n    planPriceChange(\n      selection: $selection\n      storefronts: $storefronts\n      by: $by\n      value: $value\n      ending: $ending\n      from: $from\n      until: $until\n    ) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').PlanPriceChangeDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation PlanProductChange(\n    $selection: ProductSelection!\n    $decision: ProductDecision!\n    $category: String\n    $from: String\n    $until: String\n  ) {\n    planProductChange(selection: $selection, decision: $decision, category: $category, from: $from, until: $until) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').PlanProductChangeDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment BrandChoices on ProductChoices {\n    brands {\n      slug\n      name\n    }\n  }\n',
): typeof import('./graphql.ts').BrandChoicesFragmentDoc
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment CategoryChoices on ProductChoices {\n    categories {\n      key\n      name\n      level\n    }\n  }\n',
): typeof import('./graphql.ts').CategoryChoicesFragmentDoc
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ProductPreviews($sku: String!) {\n    productPreviews(sku: $sku) {\n      storefront\n      path\n    }\n  }\n',
): typeof import('./graphql.ts').ProductPreviewsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query EditedProduct($sku: String!) {\n    me {\n      permissions\n    }\n    editedProduct(sku: $sku) {\n      sku\n      name\n      version\n      isOnSale\n      isWithdrawn\n      onSaleFrom\n      onSaleUntil\n      lacks {\n        column\n        isNeeded\n      }\n      cells {\n        column\n        value\n      }\n      customs {\n        origin\n        tariffCode\n      }\n      pictures {\n        reference\n        url\n        alts {\n          language\n          text\n        }\n        focus\n      }\n      manufacturers\n    }\n    productChoices {\n      categories {\n        key\n        name\n        level\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').EditedProductDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ChangeProduct($sku: String!, $version: String!, $cells: [ProductCellInput!]!) {\n    changeProduct(sku: $sku, version: $version, cells: $cells) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ChangeProductDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ChangeProductCustoms($sku: String!, $origin: String!, $tariffCode: String!) {\n    changeProductCustoms(sku: $sku, origin: $origin, tariffCode: $tariffCode) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ChangeProductCustomsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ChangePictures(\n    $sku: String!\n    $version: String!\n    $pictures: [String!]!\n    $uploads: [ID!]!\n    $details: [PictureDetailInput!]\n  ) {\n    changePictures(sku: $sku, version: $version, pictures: $pictures, uploads: $uploads, details: $details) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ChangePicturesDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ProductPassports($sku: String!) {\n    product(sku: $sku) {\n      sku\n      name\n      brand\n      sizes {\n        sku\n        size\n        ean\n        passport\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ProductPassportsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Product($sku: String!) {\n    me {\n      permissions\n    }\n    product(sku: $sku) {\n      sku\n      name\n      brand\n      isOnSale\n      incomplete\n      image\n      sizes {\n        sku\n        ean\n        size\n        passport\n        prices {\n          storefront\n          price {\n            amount\n            currency\n          }\n          regularPrice {\n            amount\n            currency\n          }\n          priorPrice {\n            amount\n            currency\n          }\n          planned {\n            from\n            price {\n              amount\n              currency\n            }\n            priorPrice {\n              amount\n              currency\n            }\n          }\n        }\n        shelves {\n          location\n          onHand\n          reserved\n          kept\n          available\n          countedAt\n        }\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ProductDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query StockMovements($sku: String!, $location: String) {\n    stockMovements(sku: $sku, location: $location) {\n      id\n      location\n      at\n      kind\n      change\n      available\n      reference\n    }\n  }\n',
): typeof import('./graphql.ts').StockMovementsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ChangePrice(\n    $sku: String!\n    $storefronts: [String!]!\n    $price: Int!\n    $regularPrice: Int\n    $from: String\n    $until: String\n  ) {\n    changePrice(\n      sku: $sku\n      storefronts: $storefronts\n      price: $price\n      regularPrice: $regularPrice\n      from: $from\n      until: $until\n    ) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ChangePriceDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation CountStock($sku: String!, $counts: [StockCount!]!) {\n    countStock(sku: $sku, counts: $counts) {\n      id\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').CountStockDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Products($filter: ProductFilter!, $after: String) {\n    me {\n      permissions\n      storefronts\n    }\n    products(filter: $filter, after: $after) {\n      products {\n        ...ListedProduct\n      }\n      next\n    }\n    productCount(filter: $filter) {\n      count\n      isMore\n    }\n    productChoices {\n      ...BrandChoices\n      ...CategoryChoices\n    }\n  }\n',
): typeof import('./graphql.ts').ProductsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ProductGridCells($skus: [String!]!, $storefront: String!) {\n    productGridCells(skus: $skus, storefront: $storefront) {\n      sku\n      price {\n        amount\n        currency\n      }\n      isOnePrice\n    }\n  }\n',
): typeof import('./graphql.ts').ProductGridCellsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment PromotionFields on Promotion {\n    key\n    name\n    names {\n      language\n      text\n    }\n    code\n    state\n    kind\n    rate\n    amounts {\n      amount\n      currency\n    }\n    pieces\n    reduced\n    from\n    to\n    storefronts\n    categories\n    brands\n    fullPriceOnly\n    minimum {\n      amount\n      currency\n    }\n    mostPerShopper\n    mostInTotal\n    isExclusive\n    priority\n    orders\n    version\n  }\n',
): typeof import('./graphql.ts').PromotionFieldsFragmentDoc
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Promotions {\n    me {\n      permissions\n    }\n    promotions {\n      ...PromotionFields\n    }\n  }\n',
): typeof import('./graphql.ts').PromotionsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Promotion($key: String!) {\n    me {\n      permissions\n    }\n    promotion(key: $key) {\n      ...PromotionFields\n    }\n    productChoices {\n      ...BrandChoices\n      ...CategoryChoices\n    }\n  }\n',
): typeof import('./graphql.ts').PromotionDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SavePromotion($promotion: PromotionInput!, $seen: String) {\n    savePromotion(promotion: $promotion, seen: $seen) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SavePromotionDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation EndPromotion($key: String!, $seen: String!) {\n    endPromotion(key: $key, seen: $seen) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').EndPromotionDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation Prove($password: String!, $code: String!) {\n    prove(password: $password, code: $code) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ProveDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ProveByPasskey($answer: JSON!) {\n    proveByPasskey(answer: $answer) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ProveByPasskeyDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query CredentialsToProveWith {\n    signInName\n    ownCredentials {\n      hasPassword\n      hasSignIn\n      passkeys {\n        id\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').CredentialsToProveWithDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query StaffRepairs($state: RepairState!) {\n    me {\n      permissions\n    }\n    repairs(state: $state) {\n      ...StaffRepairFields\n    }\n  }\n  fragment StaffRepairFields on StaffRepair {\n    code\n    order\n    storefront\n    article\n    service\n    text\n    isByPost\n    location\n    price {\n      amount\n      currency\n    }\n    proposedPrice {\n      amount\n      currency\n    }\n    days\n    state\n    reason\n    next\n    canPropose\n    requestedAt\n  }\n',
): typeof import('./graphql.ts').StaffRepairsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation MoveRepair($code: String!, $state: RepairState!, $reason: String) {\n    moveRepair(code: $code, state: $state, reason: $reason) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').MoveRepairDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ProposeRepairPrice($code: String!, $amount: Int!) {\n    proposeRepairPrice(code: $code, amount: $amount) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ProposeRepairPriceDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment FunnelCounts on FunnelSteps {\n    productViews\n    carts\n    addresses\n    orders\n    paid\n  }\n',
): typeof import('./graphql.ts').FunnelCountsFragmentDoc
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment ReportedMargin on Margin {\n    amount {\n      amount\n      currency\n    }\n    rate\n    costKnown\n  }\n',
): typeof import('./graphql.ts').ReportedMarginFragmentDoc
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SalesReport($days: Int!) {\n    salesReport(days: $days) {\n      days\n      isIncomplete\n      storefronts {\n        storefront\n        orders\n        revenue {\n          amount\n          currency\n        }\n        average {\n          amount\n          currency\n        }\n        refunds {\n          amount\n          currency\n        }\n        pieces\n        returned\n        returnRate\n        margin {\n          ...ReportedMargin\n        }\n      }\n      products {\n        sku\n        name\n        pieces\n        revenue {\n          amount\n          currency\n        }\n        returned\n        returnRate\n        available\n        sellThrough\n        margin {\n          ...ReportedMargin\n        }\n      }\n      funnel {\n        storefront\n        steps {\n          ...FunnelCounts\n        }\n        before {\n          ...FunnelCounts\n        }\n      }\n      sizes {\n        group\n        size\n        pieces\n        available\n        soldShare\n        stockShare\n      }\n      runningOut {\n        product\n        sku\n        name\n        size\n        pieces\n        available\n        daysLeft\n      }\n    }\n    figuresByDay {\n      day\n      orders\n      revenue {\n        amount\n        currency\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SalesReportDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Return($number: String!, $reference: String) {\n    shelfLocations {\n      code\n      name\n    }\n    whole: order(number: $number) {\n      number\n    }\n    order(number: $number, returnReference: $reference) {\n      number\n      version\n      storefront\n      placedAt\n      returns {\n        id\n        reference\n        way\n        receivedAt\n        pieces {\n          position\n          quantity\n        }\n        received {\n          position\n          quantity\n          name\n        }\n      }\n      refunds {\n        id\n        returnId\n        paysForExchange\n        dueAt\n        refundedAt\n        amount {\n          amount\n          currency\n        }\n      }\n      sizes {\n        position\n        sku\n        size\n        available\n      }\n      lines {\n        ...OrderPiece\n        shipped\n        returnable\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ReturnDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation TakeReturnIn(\n    $number: String!\n    $version: Int!\n    $reference: String\n    $pieces: [InspectedPieces!]!\n    $key: String!\n  ) {\n    takeReturnIn(number: $number, version: $version, reference: $reference, pieces: $pieces, key: $key) {\n      approvalId\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').TakeReturnInDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ReturnFigures {\n    returnFigures {\n      productSku\n      name\n      size\n      sold\n      returned\n      reasons {\n        reason\n        pieces\n      }\n    }\n    learnedFits {\n      productSku\n      kept\n      tooSmall\n      tooLarge\n      runs\n    }\n  }\n',
): typeof import('./graphql.ts').ReturnFiguresDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Returns($text: String!) {\n    findReturn(text: $text) {\n      order\n      reference\n    }\n    searchOrders(text: $text) {\n      ...ListedOrder\n    }\n    orders(filter: { view: RETURNS_TO_CHECK }) {\n      orders {\n        ...ListedOrder\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ReturnsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ReviewPhotograph($photograph: ID!, $size: PhotographSize!) {\n    reviewPhotograph(photograph: $photograph, size: $size)\n  }\n',
): typeof import('./graphql.ts').ReviewPhotographDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query StaffReviews($state: ReviewState!) {\n    productReviews(state: $state) {\n      ...StaffReviewFields\n    }\n  }\n  fragment StaffReviewFields on StaffReview {\n    id\n    source\n    isVerified\n    sku\n    order\n    storefront\n    language\n    size\n    stars\n    comfort\n    quality\n    fit\n    title\n    text\n    author\n    state\n    isSecond\n    writtenAt\n    declineReason\n    reply\n    helpful\n    votes\n    photographs {\n      id\n      state\n      width\n      height\n      declineReason\n      isGone\n    }\n  }\n',
): typeof import('./graphql.ts').StaffReviewsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation PublishReview($review: ID!, $photographs: [ID!]) {\n    publishReview(review: $review, photographs: $photographs) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').PublishReviewDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation DeclineReview($review: ID!, $reason: DeclineReason!, $explanation: String) {\n    declineReview(review: $review, reason: $reason, explanation: $explanation) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').DeclineReviewDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ReplyToReview($review: ID!, $text: String!) {\n    replyToReview(review: $review, text: $text) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ReplyToReviewDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation PublishReviewPhotograph($photograph: ID!) {\n    publishReviewPhotograph(photograph: $photograph) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').PublishReviewPhotographDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation DeclineReviewPhotograph($photograph: ID!, $reason: DeclineReason!, $explanation: String) {\n    declineReviewPhotograph(photograph: $photograph, reason: $reason, explanation: $explanation) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').DeclineReviewPhotographDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SearchRules {\n    me {\n      permissions\n    }\n    searchSynonyms {\n      id\n      language\n      term\n      means\n      bothWays\n    }\n    searchRedirects {\n      id\n      storefront\n      term\n      address\n    }\n  }\n',
): typeof import('./graphql.ts').SearchRulesDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveSearchSynonym($language: String!, $term: String!, $means: [String!]!, $bothWays: Boolean!) {\n    saveSearchSynonym(language: $language, term: $term, means: $means, bothWays: $bothWays) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SaveSearchSynonymDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RemoveSearchSynonym($id: ID!) {\n    removeSearchSynonym(id: $id) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').RemoveSearchSynonymDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveSearchRedirect($storefront: String!, $term: String!, $address: String!) {\n    saveSearchRedirect(storefront: $storefront, term: $term, address: $address) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SaveSearchRedirectDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RemoveSearchRedirect($id: ID!) {\n    removeSearchRedirect(id: $id) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').RemoveSearchRedirectDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query WhoSearches {\n    me {\n      permissions\n    }\n  }\n',
): typeof import('./graphql.ts').WhoSearchesDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SearchSuggestions($text: String!, $orders: Boolean!, $customers: Boolean!, $products: Boolean!) {\n    searchOrders(text: $text) @include(if: $orders) {\n      number\n      customerName\n    }\n    searchCustomers(text: $text) @include(if: $customers) {\n      number\n      name\n      email\n    }\n    searchProducts(text: $text) @include(if: $products) {\n      sku\n      name\n      brand\n    }\n  }\n',
): typeof import('./graphql.ts').SearchSuggestionsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SearchTerms($storefront: String!, $weeks: Int!, $onlyEmpty: Boolean!) {\n    searchTerms(storefront: $storefront, weeks: $weeks, onlyEmpty: $onlyEmpty) {\n      hidden\n      terms {\n        term\n        searches\n        withoutResult\n        found\n        synonym {\n          means\n        }\n        redirect {\n          address\n        }\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SearchTermsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Search($text: String!, $orders: Boolean!, $customers: Boolean!, $products: Boolean!) {\n    searchOrders(text: $text) @include(if: $orders) {\n      ...ListedOrder\n    }\n    searchCustomers(text: $text) @include(if: $customers) {\n      ...ListedCustomer\n    }\n    searchProducts(text: $text) @include(if: $products) {\n      ...ListedProduct\n    }\n  }\n',
): typeof import('./graphql.ts').SearchDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query PermissionsOfSearch {\n    me {\n      permissions\n    }\n  }\n',
): typeof import('./graphql.ts').PermissionsOfSearchDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment SettingsPlanFields on SettingsPlan {\n    errors {\n      path\n      problem\n      values\n      place {\n        path\n        row\n        part\n      }\n    }\n    changes {\n      path\n      before\n      after\n    }\n  }\n',
): typeof import('./graphql.ts').SettingsPlanFieldsFragmentDoc
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ApplySettings($text: String!, $note: String!, $seen: Int!) {\n    applySettings(text: $text, note: $note, seen: $seen) {\n      approvalId\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ApplySettingsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SettingsDocument {\n    settingsDocument {\n      version\n      text\n    }\n  }\n',
): typeof import('./graphql.ts').SettingsDocumentDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SettingsPlan($text: String!) {\n    settingsPlan(text: $text) {\n      ...SettingsPlanFields\n    }\n  }\n',
): typeof import('./graphql.ts').SettingsPlanDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SettingsForm($subject: SettingSubject!) {\n    settingsForm(subject: $subject) {\n      version\n      fields {\n        path\n        label\n        kind\n        currency\n        isDated\n        isOptional\n        choices\n        minimum\n        maximum\n        description\n        periods {\n          from\n          until\n          value\n        }\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SettingsFormDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SettingsFormPlan($subject: SettingSubject!, $typed: JSON!) {\n    settingsFormPlan(subject: $subject, typed: $typed) {\n      text\n      plan {\n        ...SettingsPlanFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SettingsFormPlanDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SettingsHistory {\n    me {\n      permissions\n    }\n    settingsVersions {\n      id\n      author\n      isOfFolder\n      note\n      createdAt\n      changes {\n        path\n        before\n        after\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SettingsHistoryDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation FinishSignIn($callback: String!, $browser: String!) {\n    finishSignIn(callback: $callback, browser: $browser) {\n      to\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').FinishSignInDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment BegunSignInFields on ToProvider {\n    url\n    browser\n    problems {\n      messageKey\n      field\n      name\n    }\n  }\n',
): typeof import('./graphql.ts').BegunSignInFieldsFragmentDoc
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation BeginSignIn($to: String!, $invitation: String) {\n    beginSignIn(to: $to, invitation: $invitation) {\n      ...BegunSignInFields\n    }\n  }\n',
): typeof import('./graphql.ts').BeginSignInDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation BeginSignInProof($to: String!) {\n    beginSignInProof(to: $to) {\n      ...BegunSignInFields\n    }\n  }\n',
): typeof import('./graphql.ts').BeginSignInProofDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SimulatedCart($storefront: String!, $articles: [SimulatedArticleInput!]!, $codes: [String!]!, $at: String) {\n    simulatedCart(storefront: $storefront, articles: $articles, codes: $codes, at: $at) {\n      lines {\n        sku\n        name\n        size\n        quantity\n        isReduced\n        available\n        total {\n          amount\n          currency\n        }\n        discount {\n          amount\n          currency\n        }\n      }\n      promotions {\n        key\n        name\n        code\n        isApplied\n        freesShipping\n        reason\n        amount {\n          amount\n          currency\n        }\n        minimum {\n          amount\n          currency\n        }\n      }\n      subtotal {\n        amount\n        currency\n      }\n      discount {\n        amount\n        currency\n      }\n      shipping {\n        amount\n        currency\n      }\n      total {\n        amount\n        currency\n      }\n      unknownArticles\n      unknownCodes\n    }\n  }\n',
): typeof import('./graphql.ts').SimulatedCartDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Member($id: ID!) {\n    me {\n      id\n      permissions\n    }\n    member(id: $id) {\n      id\n      name\n      email\n      language\n      roles\n      storefronts\n      stores\n      state\n      version\n    }\n    sessionsOfMember(id: $id) {\n      id\n      device\n      address\n      seenAt\n    }\n    shelfLocations {\n      code\n      name\n      isStore\n    }\n  }\n',
): typeof import('./graphql.ts').MemberDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ChangeMember(\n    $id: ID!\n    $version: Int!\n    $name: String!\n    $language: StaffLanguage!\n    $roles: [StaffRole!]!\n    $storefronts: [String!]\n    $stores: [String!]\n  ) {\n    changeMember(\n      id: $id\n      version: $version\n      name: $name\n      language: $language\n      roles: $roles\n      storefronts: $storefronts\n      stores: $stores\n    ) {\n      approvalId\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ChangeMemberDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SuspendMember($id: ID!, $version: Int!) {\n    suspendMember(id: $id, version: $version) {\n      approvalId\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SuspendMemberDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ResumeMember($id: ID!, $version: Int!) {\n    resumeMember(id: $id, version: $version) {\n      approvalId\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ResumeMemberDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation LogOutMember($id: ID!, $version: Int!) {\n    logOutMember(id: $id, version: $version) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').LogOutMemberDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ResetMember($id: ID!, $version: Int!) {\n    resetMember(id: $id, version: $version) {\n      approvalId\n      token\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ResetMemberDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Staff {\n    me {\n      permissions\n    }\n    members {\n      id\n      name\n      email\n      roles\n      storefronts\n      stores\n      state\n      seenAt\n    }\n    shelfLocations {\n      code\n      name\n      isStore\n    }\n  }\n',
): typeof import('./graphql.ts').StaffDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation InviteMember(\n    $name: String!\n    $email: String!\n    $language: StaffLanguage!\n    $roles: [StaffRole!]!\n    $storefronts: [String!]\n    $stores: [String!]\n  ) {\n    inviteMember(\n      name: $name\n      email: $email\n      language: $language\n      roles: $roles\n      storefronts: $storefronts\n      stores: $stores\n    ) {\n      token\n      approvalId\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').InviteMemberDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query StoreCounter($location: String!, $code: String!) {\n    ...OwnStores\n    orderOfPickupCode(code: $code)\n    comingToStore(location: $location) {\n      kind\n      number\n      name\n      code\n      article\n      isHere\n      minutes\n    }\n    storePickups(location: $location) {\n      number\n      name\n      state\n      expectedAt\n      keptUntil\n    }\n    storeReservations(location: $location) {\n      number\n      name\n      article\n      size\n      isPutAside\n      heldUntil\n    }\n  }\n',
): typeof import('./graphql.ts').StoreCounterDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation PutReservationAside($number: String!) {\n    putReservationAside(number: $number) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').PutReservationAsideDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation CollectReservation($number: String!) {\n    collectReservation(number: $number) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').CollectReservationDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query StoreHours($location: String!) {\n    me {\n      permissions\n    }\n    storeHours(location: $location) {\n      code\n      name\n      version\n      timeZone\n      week {\n        day\n        periods {\n          opens\n          closes\n        }\n      }\n      planned {\n        from\n        week {\n          day\n          periods {\n            opens\n            closes\n          }\n        }\n      }\n      exceptions {\n        date\n        periods {\n          opens\n          closes\n        }\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').StoreHoursDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ChangeStoreHours($location: String!, $version: String!, $week: [DayHoursInput!]!, $from: String) {\n    changeStoreHours(location: $location, version: $version, week: $week, from: $from) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ChangeStoreHoursDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ChangeStoreExceptions($location: String!, $version: String!, $exceptions: [DateHoursInput!]!) {\n    changeStoreExceptions(location: $location, version: $version, exceptions: $exceptions) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ChangeStoreExceptionsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation DropPlannedHours($location: String!, $version: String!, $from: String!) {\n    dropPlannedHours(location: $location, version: $version, from: $from) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').DropPlannedHoursDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query StoreShelf($location: String!, $text: String, $after: String) {\n    ...OwnStores\n    storeShelf(location: $location, text: $text, after: $after) {\n      next\n      pieces {\n        sku\n        productSku\n        ean\n        name\n        brand\n        size\n        available\n        reserved\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').StoreShelfDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Tablets($location: String!) {\n    ...OwnStores\n    tablets(location: $location) {\n      id\n      name\n      begunBy\n      begunAt\n      runsUntil\n    }\n  }\n',
): typeof import('./graphql.ts').TabletsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation BeginTablet($location: String!, $name: String!) {\n    beginTablet(location: $location, name: $name) {\n      path\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').BeginTabletDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation EndTablet($location: String!, $id: ID!) {\n    endTablet(location: $location, id: $id) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').EndTabletDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query StoresOfStaff {\n    ...OwnStores\n  }\n',
): typeof import('./graphql.ts').StoresOfStaffDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query WaveLabels($id: ID!) {\n    waveLabels(id: $id) {\n      pdf\n      missing\n    }\n  }\n',
): typeof import('./graphql.ts').WaveLabelsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query WaveSlips($id: ID!) {\n    packingWave(id: $id) {\n      name\n      orders {\n        number\n        isPacked\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').WaveSlipsDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query PackingWave($id: ID!) {\n    packingWave(id: $id) {\n      id\n      name\n      createdBy\n      closedAt\n      count\n      packed\n      makesLabels\n      orders {\n        number\n        customerName\n        pieces\n        isPacked\n        isCollected\n        customsLacks\n        isPrintable\n        label {\n          id\n          isOutdated\n        }\n      }\n      pickList {\n        ...PickedShelf\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').PackingWaveDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation CloseWave($id: ID!) {\n    closeWave(id: $id) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').CloseWaveDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query WebhookEndpoint($id: ID!) {\n    me {\n      permissions\n    }\n    webhookEndpoint(id: $id) {\n      id\n      url\n      description\n      types\n      isActive\n      version\n      deliveries {\n        eventId\n        type\n        objectId\n        at\n        state\n        attempts\n        nextAt\n        status\n        answer\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').WebhookEndpointDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ChangeWebhookEndpoint(\n    $id: ID!\n    $version: Int!\n    $url: String!\n    $description: String!\n    $types: [WebhookEventType!]\n    $isActive: Boolean!\n  ) {\n    changeWebhookEndpoint(\n      id: $id\n      version: $version\n      url: $url\n      description: $description\n      types: $types\n      isActive: $isActive\n    ) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ChangeWebhookEndpointDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RenewWebhookSecret($id: ID!) {\n    renewWebhookSecret(id: $id) {\n      secret\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').RenewWebhookSecretDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RemoveWebhookEndpoint($id: ID!) {\n    removeWebhookEndpoint(id: $id) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').RemoveWebhookEndpointDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SendWebhookAgain($endpointId: ID!, $eventId: Int!) {\n    sendWebhookAgain(endpointId: $endpointId, eventId: $eventId) {\n      problems {\n        messageKey\n        field\n        name\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SendWebhookAgainDocument
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment ListedDocument on ListedContent {\n    id\n    type\n    lang\n    name\n    path\n    state\n    publishedAt\n    savedAt\n    savedBy\n    publishAt\n    takeOffAt\n  }\n',
): typeof import('./graphql.ts').ListedDocumentFragmentDoc
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment ListedCustomer on ListedCustomer {\n    number\n    name\n    email\n    storefront\n    createdAt\n  }\n',
): typeof import('./graphql.ts').ListedCustomerFragmentDoc
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment ListedOrder on ListedOrder {\n    number\n    placedAt\n    storefront\n    customerName\n    email\n    total {\n      amount\n      currency\n    }\n    money\n    fulfilment\n    delivery\n    pieces\n  }\n',
): typeof import('./graphql.ts').ListedOrderFragmentDoc
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment PickedShelf on PickLine {\n    location\n    sku\n    ean\n    brand\n    name\n    size\n    color\n    pieces\n    orders\n  }\n',
): typeof import('./graphql.ts').PickedShelfFragmentDoc
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment ListedProduct on ListedProduct {\n    sku\n    name\n    brand\n    isOnSale\n    incomplete\n    image\n    sizes\n    available\n  }\n',
): typeof import('./graphql.ts').ListedProductFragmentDoc

export function graphql(source: string) {
  return (documents as Record<string, unknown>)[source] ?? {}
}
