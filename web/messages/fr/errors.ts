import type { errors as english } from '../en/errors.ts'

export const errors: Readonly<Record<keyof typeof english, string>> = {
  'e.lost': 'Oups ! Nous vous avons perdu un instant ...',
  'e.404': 'Page introuvable',
  'e.404_route': 'Cette page est introuvable',
  'e.404_text': 'La page a peut-être été déplacée, ou l’adresse est mal saisie.',
  'e.500': 'Une erreur s’est produite',
  'e.500_text': 'Cela vient de nous, pas de vous. Veuillez réessayer dans un instant.',
  'e.400': 'Nous n’avons pas pu lire ceci',
  'e.400_text': 'Veuillez revenir en arrière, vérifier votre saisie et réessayer.',
  'e.503': 'Il y a beaucoup de monde',
  'e.503_text': 'Veuillez réessayer dans un instant.',
  'e.twice': 'Une erreur s’est produite à l’affichage de la page, puis une autre à l’affichage de la page d’erreur.',
  'e.details': 'Détails de l’erreur :',
  'e.home': 'Retour à l’accueil',
}
