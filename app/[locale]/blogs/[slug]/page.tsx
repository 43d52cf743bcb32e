import { documentRoute } from '@/components/document/document-route';

const route = documentRoute('blogs', 'plain');

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
