import sharp from 'sharp';

// Each form of a picture is made once and kept as a file: what libvips keeps of its work, some 30 MB, is asked for by nobody.
sharp.cache(false);

export { sharp };
