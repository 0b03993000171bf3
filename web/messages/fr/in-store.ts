import type { inStore as english } from '../en/in-store.ts'

export const inStore: Readonly<Record<keyof typeof english, string>> = {
  'instore.label': 'Au magasin',
  'instore.where': 'Dans notre magasin',
  'instore.done': 'Terminé',
  'instore.ended': 'La session de ce magasin est terminée. Adressez-vous à notre équipe.',
  'instore.unavailable': 'Le magasin est injoignable pour le moment. Vous pouvez continuer vos achats.',
  'instore.still_title': 'Êtes-vous toujours là ?',
  'instore.still':
    'Une fois le temps écoulé, cette tablette oublie votre visite, pour que personne d’autre ne la voie. Votre panier et votre saisie seront effacés.',
  'instore.go_on': 'Continuer mes achats',
  'instore.no_more_time': 'Cette tablette n’a plus de temps. Terminez, ou adressez-vous à notre équipe.',
  'instore.elsewhere': 'Ce lien mène hors de notre boutique. Consultez-le sur votre téléphone.',
  'instore.here': 'Ici : {stock}',
  'instore.not_here': 'Pas ici pour le moment. Commandez-le sur cette tablette, et il arrive chez vous.',
  'instore.bring': 'Apportez-moi cette taille',
  'instore.call': 'Appeler quelqu’un',
  'instore.ask_sent': 'Demandé à {time}.',
  'instore.ask_coming': 'Quelqu’un arrive.',
  'instore.ask_cancel': 'Annuler',
  'instore.ask_expired': 'Personne n’était disponible. Adressez-vous à un membre de notre équipe.',
  'instore.ask_undelivered': 'Notre équipe n’a pas pu être prévenue. Adressez-vous directement à elle.',
  'instore.ask_unavailable': 'La demande n’a pas pu être envoyée. Adressez-vous à un membre de notre équipe.',
  'instore.scan': 'Scanner une étiquette',
  'instore.scan_hint': 'Placez le code-barres devant la caméra.',
  'instore.scan_camera': 'L’image de la caméra',
  'instore.scan_no_camera':
    'Ce navigateur ne lit pas les codes-barres avec la caméra. Utilisez le lecteur ou cherchez le numéro de l’étiquette.',
  'instore.scan_unknown':
    'Nous ne connaissons pas le code {code}. Cherchez le numéro de l’étiquette ou demandez à notre équipe.',
  'instore.scan_unavailable': 'Impossible de chercher ce code pour le moment. Réessayez dans un instant.',
}
