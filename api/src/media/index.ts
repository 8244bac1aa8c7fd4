export { PictureError } from './picture-error.ts';
export { registerMedia } from './register-media.ts';
export { takeInBrand } from './take-in-brand.ts';
export { takeInFilms } from './take-in-films.ts';
export { type TakeInOptions, type TakenInPicture, takeInPicture } from './take-in-picture.ts';
export { warmPictures } from './warm-pictures.ts';
