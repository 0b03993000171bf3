import type { wishlist as english } from '../en/wishlist.ts'

export const wishlist: Readonly<Record<keyof typeof english, string>> = {
  'wishlist.count': 'Wunschliste, {n, plural, one {# Artikel} other {# Artikel}}',
  'wishlist.empty': 'Ihre Wunschliste ist leer',
  'wishlist.how':
    'Tippen Sie auf das Herz an einem Bild, um sich zu merken, was Ihnen gefällt. Sie finden es hier wieder, auf diesem Gerät.',
  'wishlist.kept': 'Ihre Wunschliste wird auf diesem Gerät gespeichert.',
  'wishlist.removed': 'Von Ihrer Wunschliste entfernt.',
  'wishlist.moved': 'In den Warenkorb verschoben.',
  'wishlist.shared': 'Eine Wunschliste, die mit Ihnen geteilt wurde',
  'wishlist.keep_all': 'Alles auf meine Wunschliste',
  'wishlist.kept_all': 'Alles steht jetzt auf Ihrer Wunschliste.',
  'wishlist.shared_gone': 'Von dieser Liste ist hier nichts mehr erhältlich.',
  'wishlist.undo': 'Wieder hinzufügen',
  'wishlist.missing':
    '{n, plural, one {# Artikel Ihrer Liste ist} other {# Artikel Ihrer Liste sind}} hier zurzeit nicht erhältlich.',
  'wishlist.failed': 'Ihre Wunschliste kann gerade nicht angezeigt werden. Bitte versuchen Sie es gleich noch einmal.',
  'wishlist.script':
    'Die Wunschliste wird in Ihrem Browser gespeichert. Bitte schalten Sie JavaScript ein, um sie zu nutzen.',
}
