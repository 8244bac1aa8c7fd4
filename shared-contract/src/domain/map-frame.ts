/** Address of the map's document, which any page of the site may embed (decisions 37). `lng` names its language. */
export const MAP_FRAME_PATH = '/map-frame/';
