import { helpOperations } from "./help/help-operations.ts";
import { newsOperations } from "./news/news-operations.ts";
import { visitorOperations } from "./visitors/visitor-operations.ts";

export const operations = { ...helpOperations, ...newsOperations, ...visitorOperations };
