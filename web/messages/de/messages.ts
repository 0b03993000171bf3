import type { MessageKey } from '#kernel/message-key.ts'

/** What the shop answers, for every key of the closed list. */
export const messages = {
  'message.field-required': 'Bitte füllen Sie dieses Feld aus',
  'message.field-too-long': 'Das ist zu lang',
  'message.first-name-required': 'Bitte geben Sie Ihren Vornamen ein',
  'message.last-name-required': 'Bitte geben Sie Ihren Nachnamen ein',
  'message.name-invalid': 'Bitte geben Sie einen Namen ohne Sonderzeichen ein',
  'message.salutation-required': 'Bitte wählen Sie eine Anrede (oder „Keine Anrede“)',
  'message.email-required': 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  'message.email-invalid': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  'message.phone-invalid': 'Bitte geben Sie eine gültige Telefonnummer ein',
  'message.password-required': 'Bitte geben Sie ein Passwort ein',
  'message.password-too-short': 'Verwenden Sie mindestens 8 Zeichen',
  'message.password-too-long': 'Verwenden Sie höchstens 256 Zeichen',
  'message.street-required': 'Bitte geben Sie Ihre Straße ein',
  'message.house-number-required': 'Bitte geben Sie Ihre Hausnummer ein',
  'message.house-number-addition-too-long': 'Maximal 4 Zeichen erlaubt',
  'message.city-required': 'Bitte geben Sie Ihren Ort ein',
  'message.country-not-delivered': 'In dieses Land liefern wir nicht',
  'message.zipcode-required': 'Bitte geben Sie Ihre Postleitzahl ein',
  'message.zipcode-invalid': 'Bitte geben Sie eine gültige Postleitzahl ein',
  'message.zipcode-not-delivered': 'In dieses Gebiet liefern wir nicht. Bitte wählen Sie eine andere Lieferadresse.',
  'message.terms-not-accepted': 'Bitte akzeptieren Sie die AGB, um zu bestellen',
  'message.withdrawal-not-read': 'Bitte bestätigen Sie, dass Sie die Widerrufsbelehrung gelesen haben',
  'message.riverty-terms-not-accepted': 'Bitte akzeptieren Sie die Bedingungen von Riverty, um auf Rechnung zu zahlen',
  'message.product-not-found': 'Dieser Artikel ist nicht mehr erhältlich',
  'message.product-coming-soon': '{name} ist noch nicht erhältlich',
  'message.product-out-of-stock': '{name} ist ausverkauft',
  'message.product-stock-reached': 'Von {name} ist nicht mehr vorrätig',
  'message.quantity-invalid': 'Bitte wählen Sie eine ganze Zahl ab eins',
  'message.quantity-above-maximum': 'Mehr von {name} verkaufen wir nicht auf einmal',
  'message.quantity-not-sold': 'In dieser Menge verkaufen wir {name} nicht. Bitte wählen Sie eine andere.',
  'message.cart-line-not-found': 'Diese Position ist nicht mehr in Ihrem Warenkorb',
  'message.cart-empty': 'Ihr Warenkorb ist leer',
  'message.cart-too-large': 'Ihr Warenkorb ist voll: bitte bestellen Sie in zwei Teilen',
  'message.price-changed': 'Der Preis von {name} hat sich geändert',
  'message.promotion-discount-added': '{name} wurde hinzugefügt',
  'message.promotion-not-found': 'Diesen Code kennen wir nicht',
  'message.promotion-expired': 'Der Code {name} gilt nicht mehr',
  'message.promotion-used-up': '{name} ist gerade aufgebraucht worden',
  'message.promotion-used': 'Sie haben den Code {name} bereits eingelöst',
  'message.promotion-not-eligible': 'In Ihrem Warenkorb liegt nichts, wofür dieser Code gilt',
  'message.promotion-minimum': 'Dieser Code gilt ab einem Einkauf von {name}',
  'message.promotion-not-combinable':
    'Dieser Code lässt sich nicht mit Ihren anderen Rabatten verbinden, mit denen Sie mehr sparen',
  'message.voucher-login-required': 'Melden Sie sich an, um Ihren Gutschein einzulösen: Er gehört nur Ihnen',
  'message.voucher-other-currency': 'Dieser Gutschein lautet auf eine andere Währung',
  'message.voucher-redeemed': 'Dieser Gutschein wurde bereits eingelöst',
  'message.voucher-expired': 'Dieser Gutschein gilt nicht mehr',
  'message.voucher-in-another-cart':
    'Dieser Gutschein liegt gerade in einem anderen Warenkorb oder einer anderen Bestellung',
  'message.voucher-minimum': 'Dieser Gutschein gilt ab einem Einkauf von {name}',
  'message.voucher-maximum-products': 'Dieser Gutschein gilt für höchstens {name} Artikel',
  'message.payment-method-blocked': 'Diese Zahlungsart ist für Ihre Bestellung nicht verfügbar',
  'message.shipping-method-blocked': 'Diese Versandart ist für Ihre Bestellung nicht verfügbar',
  'message.billing-address-required': 'Für diesen Betrag oder diese Zahlungsart brauchen wir Ihre Rechnungsadresse',
  'message.address-missing': 'Bitte geben Sie zuerst Ihre Adresse ein',
  'message.shipping-method-missing': 'Bitte wählen Sie eine Versandart',
  'message.shipping-method-not-found': 'Diese Versandart gibt es nicht mehr',
  'message.service-point-missing': 'Bitte wählen Sie, wo Sie Ihr Paket abholen möchten',
  'message.reservation-not-possible':
    'Diese Größe ist in der Filiale gerade nicht mehr da oder dort nicht zu reservieren.',
  'message.reservation-limit':
    'Filialen legen höchstens {name} Paar gleichzeitig für Sie zurück. Bestellen Sie weitere online.',
  'message.staff-not-in-store': 'Unser Personal lässt sich nur über ein Tablet in der Filiale rufen.',
  'message.staff-message-not-found': 'Das ist bereits erledigt, oder die Zeit ist abgelaufen.',
  'message.reservation-not-found': 'Diese Reservierung gibt es nicht mehr.',
  'message.reservation-exists': 'Das haben Sie bereits reserviert. Ihre Nummer steht in unserer E-Mail.',
  'message.place-not-found':
    'Diesen Ort kennen wir nicht. Versuchen Sie es mit einem Ortsnamen oder einer Postleitzahl.',
  'message.service-points-not-found':
    'Zu der eingegebenen Adresse wurden keine Abholorte gefunden. Verfeinern Sie Ihre Suche, zum Beispiel mit Straße und Ort.',
  'message.service-points-unavailable':
    'Die Abholorte lassen sich gerade nicht anzeigen. Bitte versuchen Sie es erneut oder wählen Sie eine andere Versandart.',
  'message.packstations-not-found':
    'Zu der eingegebenen Adresse wurden keine Packstationen gefunden. Verfeinern Sie Ihre Suche, zum Beispiel mit Straße und Ort.',
  'message.packstation-number-too-long': 'Höchstens 3 Zeichen sind erlaubt',
  'message.dhl-customer-number-required': 'Ihre DHL-Postnummer ist erforderlich',
  'message.dhl-customer-number-invalid': 'Eine DHL-Postnummer hat sechs bis zehn Ziffern',
  'message.payment-method-missing': 'Bitte wählen Sie eine Zahlungsart',
  'message.payment-method-not-found': 'Diese Zahlungsart gibt es nicht mehr',
  'message.payment-provider-unavailable':
    'Die Zahlung ist gerade nicht möglich. Ihre Bestellung bleibt erhalten; bitte versuchen Sie es erneut.',
  'message.payment-unavailable':
    'Die Zahlung ist zurzeit nicht möglich. Bitte versuchen Sie es in ein paar Minuten erneut; Ihr Warenkorb bleibt erhalten.',
  'message.payment-failed':
    'Die Zahlung mit der gewählten Zahlungsart ist leider fehlgeschlagen. Klicken Sie unten, um fortzufahren und eine andere Zahlungsart zu wählen.',
  'message.payment-canceled': 'Sie haben Ihre Zahlung abgebrochen. Klicken Sie unten, um es erneut zu versuchen.',
  'message.payment-canceled-cart-saved':
    'Sie haben die Zahlung abgebrochen oder bei der Zahlung ist ein Fehler aufgetreten. Wir haben Ihren Warenkorb gespeichert, sodass Sie weiterhin bestellen können.',
  'message.order-already-paid': 'Sie haben Ihre Bestellung bereits bezahlt. Klicken Sie unten, um abzuschließen.',
  'message.order-not-found': 'Diese Bestellung konnten wir nicht finden',
  'message.order-not-payable': 'Diese Bestellung kann nicht mehr bezahlt werden',
  'message.order-not-cancellable': 'Diese Bestellung ist schon unterwegs und kann nicht mehr storniert werden',
  'message.return-nothing-chosen': 'Wählen Sie aus, was Sie zurücksenden',
  'message.return-too-many': 'Das ist mehr, als Sie zurücksenden können',
  'message.return-to-store-only':
    'Bitte bringen Sie es in eine unserer Filialen: für ein Etikett bräuchten wir Ihre Adresse',
  'message.return-too-late': 'Die Rückgabefrist ist vorbei. Unser Kundenservice hilft Ihnen gern weiter',
  'message.total-changed': 'Die Gesamtsumme hat sich geändert. Bitte prüfen Sie sie und bestellen Sie erneut.',
  'message.password-too-common':
    'Dieses Passwort steht auf Listen, die jeder zuerst probiert. Bitte wählen Sie ein anderes.',
  'message.password-wrong': 'Das ist nicht Ihr aktuelles Passwort.',
  'message.password-not-repeated': 'Die beiden Passwörter stimmen nicht überein.',
  'message.birthday-invalid': 'Bitte geben Sie ein Geburtsdatum an, das es gibt.',
  'message.login-failed': 'E-Mail-Adresse und Passwort passen nicht zusammen.',
  'message.login-required': 'Bitte melden Sie sich zuerst an.',
  'message.already-logged-out': 'Sie sind bereits abgemeldet',
  'message.account-exists': 'Ein Konto mit dieser E-Mail-Adresse besteht bereits',
  'message.link-expired': 'Dieser Link wurde schon benutzt oder ist zu alt. Fordern Sie einen neuen an.',
  'message.storefront-url-not-allowed': 'Diese Adresse gehört nicht zum Shop.',
  'message.address-is-default':
    'Ihre Standardadresse lässt sich nicht löschen. Wählen Sie zuerst eine andere als Standard.',
  'message.address-book-full': 'Ihr Adressbuch ist voll: Es fasst {name} Adressen.',
  'message.confirmation-missing': 'Bitte geben Sie das Wort so ein, wie es dasteht.',
  'message.context-not-found':
    'Hoppla, etwas ist schiefgelaufen und Ihr Warenkorb ist leer. Klicken Sie unten, um weiter einzukaufen.',
  'message.too-many-requests':
    'Sie haben das sehr oft getan. Bitte versuchen Sie es in einer Stunde erneut oder wenden Sie sich an unseren Kundenservice.',
  'message.cart-busy':
    'Ihr Warenkorb ist noch mit Ihrer letzten Änderung beschäftigt. Bitte versuchen Sie es gleich noch einmal.',
  'message.captcha-needed':
    'Wir konnten nicht prüfen, ob ein Mensch dies sendet, und aus Ihrem Netz kam gerade sehr viel. Bitte versuchen Sie es in einer Stunde noch einmal oder wenden Sie sich an unseren Kundenservice.',
  'message.password-breached':
    'Dieses Passwort ist bei einer anderen Website bekannt geworden. Bitte wählen Sie ein anderes.',
  'message.something-went-wrong': 'Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.',
} satisfies Readonly<Record<`message.${MessageKey}`, string>>
