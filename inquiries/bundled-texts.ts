import { serviceTexts } from './texts';

/** The texts of the service's pages. The bundle has them as they are when it is made: it reads no messages. */
export const bundledTexts = serviceTexts();
